import { createEvents, type EventStatus } from "ics";
import { dayAfter, hasPassed } from "../../common/days";
import { eventPlace } from "../../common/events";
import { pathOf } from "../../common/routes";
import type { EventItem } from "../model/readItems";
import type { SiteData } from "./siteData";
import { siteUrl, webAddress } from "./siteUrl";

/** What a calendar shows of an event, or of a day of the cohort. */
export type CalendarEntry = Pick<
  EventItem,
  "contentId" | "title" | "description" | "href" | "date" | "lastDay"
> &
  Partial<
    Pick<EventItem, "starts" | "ends" | "location" | "address" | "notice">
  >;

/** UTC: year, month, day, hour, minute. */
function momentOf(instant: string): [number, number, number, number, number] {
  const date = new Date(instant);
  return [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ];
}

function dayOf(instant: string): [number, number, number] {
  const [year, month, day] = momentOf(instant);
  return [year, month, day];
}

/** From one time to another, or whole days up to the first that is free again. */
const spanOf = ({ date, lastDay, starts, ends }: CalendarEntry) =>
  starts && ends
    ? {
        start: momentOf(starts),
        startInputType: "utc" as const,
        end: momentOf(ends),
        endInputType: "utc" as const,
      }
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
  // The same on every build: calendars would see a change otherwise.
  created: dayOf(entry.date),
  timestamp: Date.parse(entry.date),
  status: statusOf(entry),
  busyStatus: "FREE" as const,
});

/** A file for calendars: events.ics, or that of one event. Throws when an entry cannot be written. */
export function calendar(
  brand: string,
  entries: readonly CalendarEntry[],
): string {
  const { error, value } = createEvents(entries.map(attributesOf), {
    calName: brand,
    productId: brand,
  });
  if (error || !value)
    throw error ?? new Error("The calendar cannot be written.");
  return value;
}

/** The cohort's days to come as all-day entries, such as "Where Visionaries Scale: Applications until 31 January 2027". */
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
