import { hasPassed } from "./days";

/** What an event's content says of it where it does not simply take place. */
export type EventNotice = "full" | "cancelled" | "postponed";

/** How it stands with an event on a day (docs/product.md#event-pages). */
export type EventState = EventNotice | "coming" | "today" | "passed";

interface Timed {
  /** Year-month-day. */
  readonly date: string;
  readonly lastDay: string;
  readonly notice?: EventNotice | null | undefined;
}

/** How it stands with an event: what was called off stays so after its day. */
export function eventState(
  { date, lastDay, notice }: Timed,
  today: string,
): EventState {
  if (notice === "cancelled" || notice === "postponed") return notice;
  if (hasPassed(lastDay, today)) return "passed";
  if (notice === "full") return "full";
  return date <= today ? "today" : "coming";
}

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

interface Located {
  readonly location: string;
  readonly address?: string | null | undefined;
}

/** Where an event is, on one line: the town, and the address where there is one. */
export const eventPlace = ({ location, address }: Located): string =>
  [location, address].filter(Boolean).join(", ");
