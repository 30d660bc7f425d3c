/** A day as year-month-day. Days in this form can be compared. */
export type Day = string;

/**
 * The current day in a time zone.
 *
 * @param timeZone Name of a time zone, such as Europe/London.
 */
export function dayIn(timeZone: string, now = new Date()): Day {
  // Swedish dates have the form year-month-day.
  return new Intl.DateTimeFormat("sv", { timeZone }).format(now);
}

/** Whether a last day has passed (docs/product.md#time). False without a last day. */
export function hasPassed(
  lastDay: Day | null | undefined,
  today: Day,
): boolean {
  return Boolean(lastDay) && String(lastDay) < today;
}

/** A time zone's name at noon of a day: "Central European Standard Time", or "GMT+01:00" as an offset. */
export const zoneName = (
  timeZone: string,
  day: Day,
  timeZoneName: "long" | "longOffset",
  locale: string,
): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
    .formatToParts(new Date(`${day}T12:00Z`))
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;

/**
 * A local time in ISO 8601 with the UTC offset of its day: "2027-01-22T10:00:00+05:30".
 *
 * @param time Hours and minutes, such as 10:00.
 * @param timeZone Name of a time zone, such as Europe/London.
 */
export function zonedInstant(day: Day, time: string, timeZone: string): string {
  const offset = zoneName(timeZone, day, "longOffset", "en").replace("GMT", "");
  // UTC itself is only "GMT".
  return `${day}T${time}:00${offset || "+00:00"}`;
}
