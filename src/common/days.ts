const dayMs = 86_400_000;

/** The day after a day, both year-month-day. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/**
 * The current day in a time zone, year-month-day.
 *
 * @param timeZone Name of a time zone, such as Asia/Kolkata.
 */
export function dayIn(timeZone: string, now = new Date()): string {
  // Swedish dates have the form year-month-day.
  return new Intl.DateTimeFormat("sv", { timeZone }).format(now);
}

/**
 * Whether a last day has passed (docs/product.md#time). False without a last day.
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

/** Minutes that a time zone is ahead of UTC at a moment. */
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
 * A local time in ISO 8601 with its UTC offset: "2027-01-22T10:00:00+05:30".
 *
 * @param day Year-month-day.
 * @param time Hours and minutes, such as 10:00.
 * @param timeZone Name of a time zone, such as Asia/Kolkata.
 */
export function zonedInstant(
  day: string,
  time: string,
  timeZone: string,
): string {
  const local = Date.parse(`${day}T${time}:00Z`);
  // Computed twice, because a clock change may lie between the two moments.
  const near = minutesAhead(timeZone, new Date(local));
  const ahead = minutesAhead(timeZone, new Date(local - near * 60_000));
  const size = Math.abs(ahead);
  return `${day}T${time}:00${ahead < 0 ? "-" : "+"}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}
