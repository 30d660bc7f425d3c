import ICAL from "ical.js";
import { dayAfter } from "../../common/days";
import { byEnd, eventPlace } from "../../common/events";
import { eventCalendarPath } from "../../common/itemPaths";
import type { WrittenFile } from "../files/writeFiles";
import { siteUrl, webAddress } from "../../common/siteUrl";
import { titleWithNotice, type EventItem } from "../model/items";

const moment = (time: string) => ICAL.Time.fromJSDate(new Date(time), true);

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

function eventOf(entry: EventItem): ICAL.Component {
  const { starts, ends, date, lastDay } = entry;
  const [start, end] =
    starts && ends
      ? [moment(starts), moment(ends)]
      : [date, dayAfter(lastDay)].map((day) => ICAL.Time.fromDateString(day));
  return componentOf("vevent", {
    uid: `${entry.contentId}@${new URL(siteUrl()).host}`,
    // The same on every build, or calendars would see a change.
    dtstamp: moment(entry.date),
    dtstart: start,
    dtend: end,
    summary: titleWithNotice(entry),
    description: entry.description,
    location: eventPlace(entry),
    // Nobody can register for an event with a notice.
    url: webAddress((entry.notice && entry.path) || entry.href),
    status: statusOf(entry),
    // Without a higher number calendars keep an event that they have as it was.
    sequence: entry.notice ? 1 : undefined,
    // The entry does not mark visitors as busy, because they may not have registered.
    transp: "TRANSPARENT",
  });
}

/** The text of an iCalendar file. */
export function calendar(brand: string, entries: readonly EventItem[]): string {
  const file = componentOf("vcalendar", {
    version: "2.0",
    prodid: brand,
    method: "PUBLISH",
    "x-wr-calname": brand,
  });
  for (const entry of entries) file.addSubcomponent(eventOf(entry));
  return `${file.toString()}\r\n`;
}

/**
 * The site's calendar and those of its events. A site that has never had an event has none; one whose events have passed
 * keeps its address.
 */
export function calendarFiles(
  brand: string,
  events: readonly EventItem[],
  today: string,
): WrittenFile[] {
  const ofEvents = events.map((event): WrittenFile => [
    eventCalendarPath(event.contentId).slice(1),
    calendar(brand, [event]),
  ]);
  if (events.length === 0) return [];
  const { coming } = byEnd(events, { today });
  return [["events.ics", calendar(brand, coming)], ...ofEvents];
}
