import { hasPassed, type Day } from "./days";

/** The events of a union of items: only they have a last day. */
export type EventOf<Item> = Extract<Item, { readonly lastDay: string }>;

/** Whether an item takes place on its date. */
export const isEvent = <Item extends object>(
  item: Item,
): item is EventOf<Item> => "lastDay" in item;

interface Ending {
  readonly lastDay: Day;
}

/** What visitors should know of an event: its notice, or that it has passed. That a passed event was full is no news. */
export function eventState<Notice extends string>(
  { lastDay, notice }: Ending & { readonly notice: Notice | null },
  today: Day,
): Notice | "passed" | null {
  const isOver = hasPassed(lastDay, today);
  return isOver && (!notice || notice === "full") ? "passed" : notice;
}

/**
 * Splits events into coming events, soonest first, and passed events, newest first.
 *
 * @param events Soonest first.
 */
export const byEnd = <Event extends Ending>(
  events: readonly Event[],
  today: Day,
) => ({
  coming: events.filter(({ lastDay }) => !hasPassed(lastDay, today)),
  passed: events.filter(({ lastDay }) => hasPassed(lastDay, today)).reverse(),
});
