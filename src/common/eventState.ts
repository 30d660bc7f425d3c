import { hasPassed } from "./hasPassed";

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
