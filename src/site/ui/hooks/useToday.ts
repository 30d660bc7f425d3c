import { dayAt } from "../../../common/days";
import { useBrowserValue } from "./useBrowserValue";
import { usePage } from "./usePage";

/** How often what depends on time is asked anew. */
export const minuteMs = 60_000;

/** Each minute, and when the page becomes visible: timers of hidden pages and of sleeping devices stand still. */
export function everyMinute(notify: () => void) {
  const timer = setInterval(notify, minuteMs);
  document.addEventListener("visibilitychange", notify);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", notify);
  };
}

/**
 * The firm's current day, year-month-day. While hydrating it is the day of the build, then the visitor's own day
 * if that is later, also when a new day begins (docs/product.md#time).
 *
 * @param isNeeded Whether the page has an offer that can end.
 */
export function useToday(isNeeded = true): string {
  const { clock } = usePage();
  const { madeOn = "", utcOffsets } = clock ?? {};
  return useBrowserValue(
    () => {
      const today = isNeeded && utcOffsets ? dayAt(utcOffsets, Date.now()) : "";
      return today > madeOn ? today : madeOn;
    },
    madeOn,
    isNeeded ? everyMinute : undefined,
  );
}
