const dayMs = 86_400_000;

/** The day after one, both year-month-day: calendars name the first day that is free again. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/**
 * The day that it is somewhere, year-month-day.
 *
 * @param timeZone Name of a time zone, such as Asia/Kolkata.
 */
export function dayIn(timeZone: string, now = new Date()): string {
  // Sweden writes dates as year-month-day.
  return new Intl.DateTimeFormat("sv", { timeZone }).format(now);
}

/**
 * Whether what has a last day is over; what has none never is (docs/product.md#time).
 *
 * @param lastDay Year-month-day.
 * @param today Year-month-day.
 */
export function hasPassed(
  lastDay: string | null | undefined,
  today: string,
): boolean {
  return Boolean(lastDay) && String(lastDay) < today;
}

/** Minutes that a time zone's clocks are ahead of UTC at a moment. */
function minutesAhead(timeZone: string, moment: Date): number {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
  );
  return Math.round((shown - moment.getTime()) / 60_000);
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/**
 * A time of a day somewhere as ISO 8601 says it, with the distance from UTC: "2027-01-22T10:00:00+05:30".
 *
 * @param day Year-month-day.
 * @param time Hours and minutes, such as 10:00. What a change of the clocks leaves out is the time after it.
 * @param timeZone Name of a time zone, such as Asia/Kolkata.
 */
export function zonedInstant(
  day: string,
  time: string,
  timeZone: string,
): string {
  const local = Date.parse(`${day}T${time}:00Z`);
  // The distance at the local time taken for UTC may be that of the other side of a change of the clocks.
  const near = minutesAhead(timeZone, new Date(local));
  const ahead = minutesAhead(timeZone, new Date(local - near * 60_000));
  const size = Math.abs(ahead);
  return `${day}T${time}:00${ahead < 0 ? "-" : "+"}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}
