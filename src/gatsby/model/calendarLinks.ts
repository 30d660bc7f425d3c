import { dayAfter } from "../../common/days";
import { eventCalendarPath } from "../../common/itemPaths";

/** An event for a calendar. */
interface CalendarEvent {
  readonly contentId: string;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  /** Year-month-day. */
  readonly date: string;
  readonly lastDay: string;
  /** ISO 8601 with the UTC offset. Missing for all-day events. */
  readonly starts?: string | null | undefined;
  readonly ends?: string | null | undefined;
}

/** Start and end of an event: UTC times, or whole days. The end day is the day after the last. */
export function spanOf({
  date,
  lastDay,
  starts,
  ends,
}: Pick<CalendarEvent, "date" | "lastDay" | "starts" | "ends">) {
  const utc = (instant: string) => new Date(instant).toISOString();
  return starts && ends
    ? { from: utc(starts), to: utc(ends), isWholeDay: false }
    : { from: date, to: dayAfter(lastDay), isWholeDay: true };
}

/** "20270122T043000Z" of an instant in UTC, "20270122" of a day. */
const compact = (moment: string): string => moment.replace(/[-:]|\.\d+/g, "");

function address(base: string, values: Readonly<Record<string, string>>) {
  return `${base}?${new URLSearchParams(values).toString()}`;
}

/** The address that adds an event to each calendar (docs/product.md#event-pages). */
export const calendarLinks = {
  file: ({ contentId }) => eventCalendarPath(contentId),
  google: (event) => {
    const { from, to } = spanOf(event);
    return address("https://calendar.google.com/calendar/render", {
      action: "TEMPLATE",
      text: event.title,
      dates: `${compact(from)}/${compact(to)}`,
      details: event.description,
      location: event.place,
    });
  },
  outlook: (event) => {
    const { from, to, isWholeDay } = spanOf(event);
    return address("https://outlook.live.com/calendar/0/deeplink/compose", {
      path: "/calendar/action/compose",
      rru: "addevent",
      subject: event.title,
      startdt: from,
      enddt: to,
      ...(isWholeDay && { allday: "true" }),
      body: event.description,
      location: event.place,
    });
  },
  yahoo: (event) => {
    const { from, to, isWholeDay } = spanOf(event);
    return address("https://calendar.yahoo.com/", {
      v: "60",
      title: event.title,
      st: compact(from),
      // Yahoo expects the last day itself, not the day after.
      et: compact(isWholeDay ? event.lastDay : to),
      ...(isWholeDay && { dur: "allday" }),
      desc: event.description,
      in_loc: event.place,
    });
  },
} satisfies Record<string, (event: CalendarEvent) => string>;
