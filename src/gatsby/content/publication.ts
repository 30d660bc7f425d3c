import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { dayIn, type Day } from "../../common/days";
import { field } from "../../common/field";
import { isContent } from "../model/contentTypes";
import type { ItemKind } from "../model/itemKinds";
import { contentFolder, readContent, type Content } from "./readContent";

/** Sorts after every day. Stands for the day of a draft. */
export const draftDay = "9999-12-31";

/**
 * The day from which visitors see an item (docs/product.md#time): an event at once, anything else from its date on.
 * Empty if the item is unreadable.
 *
 * @param item The content of its file.
 */
export function firstDay(item: unknown, { isEvent }: ItemKind): string {
  if (field(item, "draft") === true) return draftDay;
  return isEvent ? "" : String(field(item, "date") ?? "");
}

/** The firm's time zone; undefined if it is unreadable. */
export const timeZoneOf = ({ files }: Content): unknown =>
  field(files.get("site.json")?.value, "timeZone");

/**
 * Today in the firm's time zone. The variable SITE_TODAY overrides it, to preview the site on another day. Throws if that
 * is no day.
 */
export function siteToday(timeZone: unknown): Day {
  const chosen = process.env.SITE_TODAY;
  if (chosen && !/^\d{4}-\d\d-\d\d$/.test(chosen))
    throw new Error(
      `SITE_TODAY is "${chosen}". Write a day as year-month-day, such as 2027-01-22.`,
    );
  if (chosen) return chosen;
  try {
    return dayIn(String(timeZone));
  } catch {
    // An empty or unknown time zone must not keep the content check from reporting.
    return dayIn("UTC");
  }
}

/**
 * Files of unpublished items: drafts, and items with a later day.
 *
 * @returns Paths below content/.
 */
export const unpublishedFiles = (
  { files }: Content,
  today: Day,
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

/** A draft with an empty field, of which no page can be made. The check names the field. */
function isUnfinished(file: string): boolean {
  // Gatsby also asks for files that have just been deleted.
  if (!file.endsWith(".json") || !existsSync(file)) return false;
  const text = readFileSync(file, "utf8");
  return /"draft": *true/.test(text) && /[:[,]\s*(""|null\b)/.test(text);
}

/** What Gatsby does not read of content/. Only the development server shows unpublished items (docs/product.md#time). */
export function ignoredFiles() {
  if (process.env.NODE_ENV !== "production") return [isUnknown, isUnfinished];
  const content = readContent(contentFolder);
  const hidden = unpublishedFiles(content, siteToday(timeZoneOf(content)));
  return [isUnknown, ...hidden.map((file) => path.join(contentFolder, file))];
}
