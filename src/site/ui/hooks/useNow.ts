import { dayAt } from "../../../common/days";
import type { Now } from "../../../common/events";
import { useBrowserValue } from "./useBrowserValue";
import { usePage } from "./usePage";
import { everyMinute, minuteMs } from "./useToday";

/**
 * When the visitor reads the page, to the minute. While hydrating, and where the clock is behind it, it is the day of the
 * build (docs/product.md#time).
 *
 * @param isNeeded Whether the page has an event.
 */
export function useNow(isNeeded = true): Now {
  const { clock } = usePage();
  const minute = useBrowserValue(
    () => Math.floor(Date.now() / minuteMs),
    undefined,
    isNeeded ? everyMinute : undefined,
  );
  const { madeOn = "", utcOffsets } = clock ?? {};
  if (!isNeeded || !utcOffsets || minute === undefined)
    return { today: madeOn };
  const now = minute * minuteMs;
  const today = dayAt(utcOffsets, now);
  return today < madeOn ? { today: madeOn } : { today, minuteMs: now };
}
