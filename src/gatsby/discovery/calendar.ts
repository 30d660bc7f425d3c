import { createEvents, type EventStatus } from "ics";
import { dayAfter, hasPassed } from "../../common/days";
import { eventPlace } from "../../common/events";
import { pathOf } from "../../common/routes";
import type { EventItem } from "../model/items";
import type { SiteData } from "./siteData";
import { siteUrl, webAddress } from "./siteUrl";

/** An event, or a date of the cohort, in a calendar. */
export type CalendarEntry = Pick<
  EventItem,
  "contentId" | "title" | "description" | "href" | "date" | "lastDay"
> &
  Partial<
    Pick<EventItem, "starts" | "ends" | "location" | "address" | "notice">
  >;

/** Year, month and day as iCalendar's whole days need them. */
function dayOf(day: string): [number, number, number] {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return [year, month, date];
}

/** From one time to another, or whole days; a calendar's end day is the day after the last. */
const spanOf = ({ date, lastDay, starts, ends }: CalendarEntry) =>
  starts && ends
    ? { start: Date.parse(starts), end: Date.parse(ends) }
    : { start: dayOf(date), end: dayOf(dayAfter(lastDay)) };

const statusOf = ({ notice }: CalendarEntry): EventStatus => {
  if (notice === "cancelled") return "CANCELLED";
  return notice === "postponed" ? "TENTATIVE" : "CONFIRMED";
};

const attributesOf = (entry: CalendarEntry) => ({
  uid: `${entry.contentId}@${new URL(siteUrl()).host}`,
  title: entry.title,
  description: entry.description,
  location: eventPlace({ location: "", ...entry }) || undefined,
  url: webAddress(entry.href),
  ...spanOf(entry),
  // The same on every build, or calendars would see a change.
  created: dayOf(entry.date),
  timestamp: Date.parse(entry.date),
  status: statusOf(entry),
  busyStatus: "FREE" as const,
});

/** The text of an iCalendar file. Throws when an entry is invalid. */
export function calendar(
  brand: string,
  entries: readonly CalendarEntry[],
): string {
  const { error, value } = createEvents(entries.map(attributesOf), {
    calName: brand,
    productId: brand,
  });
  if (error || !value) throw error ?? new Error("Writing the calendar failed.");
  return value;
}

/** The cohort's coming dates as all-day entries, such as "Where Visionaries Scale: Applications until 31 January 2027". */
export function cohortEntries(
  { cohort: { hero, dates } }: Pick<SiteData, "cohort">,
  today: string,
): CalendarEntry[] {
  return dates.days
    .filter(({ date }) => !hasPassed(date, today))
    .map(({ name, date, text }) => ({
      contentId: `cohort-${name}`,
      href: pathOf("cohort"),
      title: `${hero.title}: ${text}`,
      description: hero.lead,
      date,
      lastDay: date,
    }));
}
