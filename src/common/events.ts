import { dayAfter, hasPassed } from "./days";

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

interface Hours {
  readonly date: string;
  readonly endDate?: string | null | undefined;
  readonly startTime?: string | null | undefined;
  readonly endTime?: string | null | undefined;
}

/** So many hours an evening takes at most that ends after midnight. */
const longestEvening = 12;

/** Whether an event ends in the night after its first day, as from 20:00 to 00:30: it is one evening, not two days. */
export function endsAfterMidnight({
  date,
  endDate,
  startTime,
  endTime,
}: Hours): boolean {
  if (!startTime || !endTime || endTime >= startTime) return false;
  const hours = 24 + Number.parseInt(endTime) - Number.parseInt(startTime);
  const isNextDay = [date, dayAfter(date)].includes(endDate ?? date);
  return isNextDay && hours <= longestEvening;
}

/** The last day of an event as it is written, year-month-day. */
export const lastDayOf = (event: Hours): string =>
  endsAfterMidnight(event) ? event.date : (event.endDate ?? event.date);

/** The day of its end: the next one if it ends after midnight. */
export const dayOfEnd = (event: Hours): string =>
  endsAfterMidnight(event) ? dayAfter(event.date) : lastDayOf(event);

interface Located {
  readonly location: string;
  readonly address?: string | null | undefined;
}

/** The words of a text in lower case, between spaces. */
const wordsOf = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  } `;

/** The town of an event, with its address if it has one. An address that has the town stands alone. */
export const eventPlace = ({ location, address }: Located): string =>
  address && wordsOf(address).includes(wordsOf(location))
    ? address
    : [location, address].filter(Boolean).join(", ");
