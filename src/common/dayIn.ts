/**
 * The day that it is somewhere, year-month-day.
 *
 * @param timeZone Name of a time zone, such as Asia/Kolkata.
 */
export function dayIn(timeZone: string, now = new Date()): string {
  // Sweden writes dates as year-month-day.
  return new Intl.DateTimeFormat("sv", { timeZone }).format(now);
}
