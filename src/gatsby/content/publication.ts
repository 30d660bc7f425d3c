import { statSync } from "node:fs";
import path from "node:path";
import { dayIn } from "../../common/days";
import { field } from "../../common/field";
import { isContent } from "../model/contentTypes";
import { firstDay } from "./firstDay";
import { contentFolder, readContent, type Content } from "./readContent";

/** The firm's time zone; undefined if it is unreadable. */
export const timeZoneOf = ({ files }: Content): unknown =>
  field(files.get("site.json")?.value, "timeZone");

/**
 * Today in the firm's time zone, year-month-day. The variable SITE_TODAY overrides it, to preview the site on another
 * day.
 *
 * @throws If SITE_TODAY is not a day.
 */
export function siteToday(timeZone: unknown): string {
  const chosen = process.env.SITE_TODAY;
  if (chosen) {
    if (/^\d{4}-\d\d-\d\d$/.test(chosen)) return chosen;
    throw new Error(
      `SITE_TODAY is "${chosen}". Write a day as year-month-day, such as 2027-01-22.`,
    );
  }
  try {
    return dayIn(String(timeZone));
  } catch {
    // The content check reports unknown time zones.
    return dayIn("UTC");
  }
}

/**
 * Files of unpublished items: drafts, and items with a later day.
 *
 * @param today Year-month-day.
 * @returns Paths below content/.
 */
export const unpublishedFiles = (
  { files }: Content,
  today: string,
): readonly string[] =>
  [...files.values()]
    .filter(
      ({ place: { itemKind }, value }) =>
        itemKind && firstDay(value, itemKind) > today,
    )
    .map(({ name }) => name);

/** Gatsby would read every JSON file and picture, also hidden ones that the content check leaves out. */
function isUnknown(file: string): boolean {
  const name = path.relative(contentFolder, file).split(path.sep).join("/");
  const entry = statSync(file, { throwIfNoEntry: false });
  return !entry?.isDirectory() && !isContent(name);
}

/** What Gatsby does not read of content/. Only the development server shows unpublished items (docs/product.md#time). */
export function ignoredFiles() {
  if (process.env.NODE_ENV !== "production") return [isUnknown];
  const content = readContent(contentFolder);
  const hidden = unpublishedFiles(content, siteToday(timeZoneOf(content)));
  return [isUnknown, ...hidden.map((file) => path.join(contentFolder, file))];
}
