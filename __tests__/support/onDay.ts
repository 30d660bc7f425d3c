import {
  siteToday,
  unpublishedFiles,
} from "../../src/gatsby/model/publication";
import { contentNames, field, readContent } from "./readContent";

/** The day that a build of now is for, year-month-day. */
export const today = siteToday("content");

/** The items of a folder that are built, in the order of their dates. */
export function publishedItems(folder: string): unknown[] {
  const hidden = unpublishedFiles("content", today);
  return contentNames(folder)
    .filter((name) => !hidden.includes(`${name}.json`))
    .map(readContent)
    .sort((one, other) =>
      String(field(one, "date")).localeCompare(String(field(other, "date"))),
    );
}

/** The last day of an event, year-month-day. */
export const lastDay = (event: unknown): string =>
  String(field(event, "endDate") ?? field(event, "date"));

/** The events that have not passed, the soonest first. */
export const comingEvents = (): unknown[] =>
  publishedItems("events").filter((event) => lastDay(event) >= today);
