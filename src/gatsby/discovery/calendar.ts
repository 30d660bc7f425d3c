import { createEvents, type EventStatus } from "ics";
import { dayAfter } from "../../common/days";
import { eventPlace } from "../../common/events";
import { webAddress, type IndexedEvent, type SiteIndex } from "./siteIndex";

type Moment = [number, number, number];

const dayOf = (milliseconds: number): Moment => {
  const date = new Date(milliseconds);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
};

const momentOf = (instant: string): [...Moment, number, number] => {
  const date = new Date(instant);
  return [
    ...dayOf(Date.parse(instant)),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ];
};

/** When an event is: from a time to another, or whole days up to the first that is free again. */
function span({ date, lastDay, starts, ends }: IndexedEvent) {
  return starts && ends
    ? {
        start: momentOf(starts),
        startInputType: "utc" as const,
        end: momentOf(ends),
        endInputType: "utc" as const,
      }
    : {
        start: dayOf(Date.parse(date)),
        end: dayOf(Date.parse(dayAfter(lastDay))),
      };
}

const statusOf = ({ notice }: IndexedEvent): EventStatus => {
  if (notice === "cancelled") return "CANCELLED";
  return notice === "postponed" ? "TENTATIVE" : "CONFIRMED";
};

/**
 * A file for calendars with the events: events.ics, and one for each event. Throws when an event cannot be written.
 *
 * @param events Those of the site, or some of them.
 */
export function calendar(
  { siteUrl, brand }: Pick<SiteIndex, "siteUrl" | "brand">,
  events: readonly IndexedEvent[],
): string {
  const { host } = new URL(siteUrl);
  const { error, value } = createEvents(
    events.map((event) => {
      const { contentId, title, description, date, href } = event;
      const day = Date.parse(date);
      return {
        uid: `${contentId}@${host}`,
        title,
        description,
        location: eventPlace(event) || undefined,
        url: webAddress(siteUrl, href),
        ...span(event),
        // The same on every build: calendars would see a change otherwise.
        created: dayOf(day),
        timestamp: day,
        status: statusOf(event),
        busyStatus: "FREE",
      };
    }),
    { calName: brand, productId: brand },
  );
  if (error || !value)
    throw error ?? new Error("The calendar cannot be written.");
  return value;
}
