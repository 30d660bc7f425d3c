import { dayMs, type UtcOffset, utcOffset } from "../../common/days";

/** A page that is not built again for so long shows days by the last offset. */
const years = 4;
/** Clocks change at a quarter of an hour in UTC. */
const stepMs = 15 * 60_000;

function minutesAhead(timeZone: string, momentMs: number): number {
  const [sign = "", hours, minutes] =
    utcOffset(timeZone, new Date(momentMs)).match(/[+-]|\d+/g) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}

/**
 * The offsets of a time zone for `dayAt`. They begin with the day's year, so that a new day does not change a page that
 * has them.
 *
 * @param day Year-month-day.
 */
export function utcOffsetsFrom(day: string, timeZone: string): UtcOffset[] {
  const startMs = Date.UTC(Number(day.slice(0, 4)), 0);
  let last = { fromMs: startMs, minutes: minutesAhead(timeZone, startMs) };
  const offsets = [last];
  for (let index = 1; index <= years * 366; index += 1) {
    const endMs = startMs + index * dayMs;
    if (minutesAhead(timeZone, endMs) === last.minutes) continue;
    let fromMs = endMs - dayMs;
    while (minutesAhead(timeZone, fromMs) === last.minutes) fromMs += stepMs;
    last = { fromMs, minutes: minutesAhead(timeZone, fromMs) };
    offsets.push(last);
  }
  return offsets;
}
