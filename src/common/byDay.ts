import { hasPassed } from "./hasPassed";

/** An event as far as time goes. */
interface Dated {
  /** Year-month-day. */
  readonly lastDay: string;
}

/**
 * Parts events into those to come, the soonest first, and those that have passed, the newest first.
 *
 * @param events The soonest first.
 * @param today Year-month-day.
 */
export function byDay<Event extends Dated>(
  events: readonly Event[],
  today: string,
): { readonly coming: readonly Event[]; readonly passed: readonly Event[] } {
  return {
    coming: events.filter(({ lastDay }) => !hasPassed(lastDay, today)),
    passed: events
      .filter(({ lastDay }) => hasPassed(lastDay, today))
      .sort((one, other) => other.lastDay.localeCompare(one.lastDay)),
  };
}
