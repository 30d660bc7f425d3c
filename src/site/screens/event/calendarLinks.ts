import { eventCalendarPath } from "../../../common/eventPath";

/** What a calendar is told of an event. */
export interface CalendarEvent {
  readonly contentId: string;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  /** Year-month-day. */
  readonly date: string;
  readonly lastDay: string;
  /** Of events that do not take whole days: ISO 8601 with the distance from UTC. */
  readonly starts?: string | null;
  readonly ends?: string | null;
}

const dayMs = 86_400_000;

/** The day after one, year-month-day: calendars name the first day that is free again. */
const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/** "20270122T043000Z". */
const compact = (instant: string): string =>
  new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");

function span({ date, lastDay, starts, ends }: CalendarEvent): {
  from: string;
  to: string;
  isWholeDay: boolean;
} {
  return starts && ends
    ? { from: compact(starts), to: compact(ends), isWholeDay: false }
    : {
        from: date.replaceAll("-", ""),
        to: dayAfter(lastDay).replaceAll("-", ""),
        isWholeDay: true,
      };
}

function address(base: string, values: Readonly<Record<string, string>>) {
  return `${base}?${new URLSearchParams(values).toString()}`;
}

function google(event: CalendarEvent): string {
  const { from, to } = span(event);
  return address("https://calendar.google.com/calendar/render", {
    action: "TEMPLATE",
    text: event.title,
    dates: `${from}/${to}`,
    details: event.description,
    location: event.place,
  });
}

function outlook(event: CalendarEvent): string {
  const { title, description, place, date, lastDay, starts, ends } = event;
  const { isWholeDay } = span(event);
  return address("https://outlook.live.com/calendar/0/deeplink/compose", {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt: isWholeDay ? date : new Date(starts ?? date).toISOString(),
    enddt: isWholeDay
      ? dayAfter(lastDay)
      : new Date(ends ?? lastDay).toISOString(),
    ...(isWholeDay && { allday: "true" }),
    body: description,
    location: place,
  });
}

function yahoo(event: CalendarEvent): string {
  const { from, to, isWholeDay } = span(event);
  return address("https://calendar.yahoo.com/", {
    v: "60",
    title: event.title,
    st: from,
    // Yahoo names the last day of whole days itself.
    ...(isWholeDay
      ? { et: event.lastDay.replaceAll("-", ""), dur: "allday" }
      : { et: to }),
    desc: event.description,
    in_loc: event.place,
  });
}

/** Where an event is added to each calendar (docs/product.md#event-pages). */
export const calendarLinks: Readonly<
  Record<Queries.CalendarKind, (event: CalendarEvent) => string>
> = {
  file: ({ contentId }) => eventCalendarPath(contentId),
  google,
  outlook,
  yahoo,
};
