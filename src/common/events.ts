import { hasPassed } from "./days";

/** The events of a union of items: only they have a last day. */
export type EventOf<Item> = Extract<Item, { readonly lastDay: string }>;

/** Whether an item takes place on its date. */
export const isEvent = <Item extends object>(
  item: Item,
): item is EventOf<Item> => "lastDay" in item;

/** What has become of an event: the enum of the content model, for code without generated types. */
export type EventNotice = "cancelled" | "full" | "postponed";

/** State of an event on a given day (docs/product.md#event-pages). */
type EventState = EventNotice | "coming" | "today" | "passed";

interface Ending {
  /** Year-month-day. */
  readonly lastDay: string;
}

interface Timed extends Ending {
  /** Year-month-day. */
  readonly date: string;
  readonly notice?: EventNotice | null | undefined;
}

/** When a page is built. */
export interface Now {
  /** The firm's day, year-month-day. */
  readonly today: string;
}

/** Whether an event is over: after its last day. */
export const hasEnded = ({ lastDay }: Ending, { today }: Now): boolean =>
  hasPassed(lastDay, today);

/** The state of an event. A cancelled or postponed event stays so after its end. */
export function eventState(event: Timed, now: Now): EventState {
  const { date, notice } = event;
  if (notice === "cancelled" || notice === "postponed") return notice;
  if (hasEnded(event, now)) return "passed";
  if (notice === "full") return "full";
  return date <= now.today ? "today" : "coming";
}

/**
 * Splits events into coming events, soonest first, and passed events, newest first.
 *
 * @param events Soonest first.
 */
export function byEnd<Event extends Ending>(
  events: readonly Event[],
  now: Now,
): { readonly coming: readonly Event[]; readonly passed: readonly Event[] } {
  return {
    coming: events.filter((event) => !hasEnded(event, now)),
    passed: events
      .filter((event) => hasEnded(event, now))
      .sort((one, other) => other.lastDay.localeCompare(one.lastDay)),
  };
}
