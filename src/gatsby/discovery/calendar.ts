import ICAL from "ical.js";
import { dayAfter, dayMs } from "../../common/days";
import { eventCalendarPath } from "../../common/itemPaths";
import { siteUrl, webAddress } from "../../common/siteUrl";
import type { WrittenFile } from "../files/writeFiles";
import { titleWithNotice, type EventItem } from "../model/items";

const moment = (date: Date) => ICAL.Time.fromJSDate(date, true);

const statusOf = ({ notice }: EventItem) => {
  if (notice === "cancelled") return "CANCELLED";
  return notice === "postponed" ? "TENTATIVE" : "CONFIRMED";
};

/** A component of iCalendar (RFC 5545). Leaves out properties without a value. */
function componentOf(
  name: string,
  properties: Readonly<Record<string, string | number | ICAL.Time | undefined>>,
): ICAL.Component {
  const component = new ICAL.Component(name);
  for (const [property, value] of Object.entries(properties))
    if (value) component.addPropertyWithValue(property, value);
  return component;
}

/**
 * The text of an event's iCalendar file.
 *
 * @param builtAt The higher number of a later day makes calendars take over an event that has moved.
 */
export function calendar(
  brand: string,
  event: EventItem,
  builtAt: Date,
): string {
  const { starts, ends, date, lastDay } = event;
  const [start, end] =
    starts && ends
      ? [moment(new Date(starts)), moment(new Date(ends))]
      : [date, dayAfter(lastDay)].map((day) => ICAL.Time.fromDateString(day));
  const file = componentOf("vcalendar", {
    version: "2.0",
    prodid: brand,
    method: "PUBLISH",
  });
  file.addSubcomponent(
    componentOf("vevent", {
      uid: `${event.contentId}@${new URL(siteUrl()).host}`,
      dtstamp: moment(builtAt),
      sequence: Math.floor(builtAt.getTime() / dayMs),
      dtstart: start,
      dtend: end,
      summary: titleWithNotice(event),
      description: event.description,
      location: event.location,
      // Nobody can register for an event with a notice.
      url: webAddress(event.notice ? event.path : event.href),
      status: statusOf(event),
      // The entry does not mark visitors as busy, because they may not have registered.
      transp: "TRANSPARENT",
    }),
  );
  return `${file.toString()}\r\n`;
}

/** The calendar file of each event. */
export const calendarFiles = (
  brand: string,
  events: readonly EventItem[],
  builtAt: Date,
): WrittenFile[] =>
  events.map((event) => [
    eventCalendarPath(event.contentId).slice(1),
    calendar(brand, event, builtAt),
  ]);
