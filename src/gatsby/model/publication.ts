import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { dayIn } from "../../common/days";
import { field } from "../../common/field";
import { itemKinds, type ItemKind } from "./itemKinds";

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // The content check reports malformed files.
    return undefined;
  }
}

/**
 * Today in the firm's time zone, year-month-day. The variable SITE_TODAY overrides it, to preview the site on another
 * day.
 *
 * @throws If SITE_TODAY is not a day.
 */
export function siteToday(contentFolder: string): string {
  const chosen = process.env.SITE_TODAY;
  if (chosen) {
    if (/^\d{4}-\d\d-\d\d$/.test(chosen)) return chosen;
    throw new Error(
      `SITE_TODAY is "${chosen}". Write a day as year-month-day, such as 2027-01-22.`,
    );
  }
  const zone = field(
    readJson(path.join(contentFolder, "site.json")),
    "timeZone",
  );
  try {
    return dayIn(String(zone));
  } catch {
    // The content check reports unknown time zones.
    return dayIn("UTC");
  }
}

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

/**
 * Files of unpublished items: drafts, and items with a later day.
 *
 * @param today Year-month-day.
 * @returns Paths below content/.
 */
export function unpublishedFiles(
  contentFolder: string,
  today: string,
): readonly string[] {
  return itemKinds.flatMap((kind) => {
    const folder = path.join(contentFolder, kind.folder);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .filter((name) => {
        const item = readJson(path.join(folder, name));
        return firstDay(item, kind) > today;
      })
      .map((name) => `${kind.folder}/${name}`);
  });
}
