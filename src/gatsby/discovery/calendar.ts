import ICAL from "ical.js";
import { siteUrl, webAddress } from "../../common/siteUrl";
import { titleWithNotice, type EventItem } from "../model/items";

const dayMs = 86_400_000;

const moment = (instant: string | Date) =>
  ICAL.Time.fromJSDate(new Date(instant), true);

const statuses = {
  full: "CONFIRMED",
  cancelled: "CANCELLED",
  postponed: "TENTATIVE",
} as const;

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
  const { contentId, starts, ends, date, lastDay, notice } = event;
  const entry = new ICAL.Component("vevent");
  const dayAfter = ICAL.Time.fromDateString(lastDay);
  dayAfter.adjust(1, 0, 0, 0);
  const address = webAddress(notice ? event.path : event.href);
  for (const [name, value] of Object.entries({
    uid: `${contentId}@${new URL(siteUrl()).host}`,
    dtstamp: moment(builtAt),
    sequence: Math.floor(builtAt.getTime() / dayMs),
    dtstart: starts ? moment(starts) : ICAL.Time.fromDateString(date),
    dtend: ends ? moment(ends) : dayAfter,
    summary: titleWithNotice(event),
    description: event.description,
    location: event.location,
    // Nobody can register for an event with a notice.
    ...(address && { url: address }),
    status: statuses[notice ?? "full"],
    // The entry does not mark visitors as busy, because they may not have registered.
    transp: "TRANSPARENT",
  }))
    entry.addPropertyWithValue(name, value);
  const file = new ICAL.Component("vcalendar");
  file.addPropertyWithValue("version", "2.0");
  file.addPropertyWithValue("prodid", brand);
  file.addPropertyWithValue("method", "PUBLISH");
  file.addSubcomponent(entry);
  return `${file.toString()}\r\n`;
}
