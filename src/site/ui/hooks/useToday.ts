import { dayIn } from "../../../common/days";
import { useBrowserValue } from "./useBrowserValue";
import { usePage } from "./usePage";

/**
 * The firm's current day, year-month-day. While hydrating it is the day of the build, then the visitor's own day
 * if that is later (docs/product.md#time).
 *
 * @param isNeeded Whether the page has an offer or event that can end.
 */
export function useToday(isNeeded = true): string {
  const { clock } = usePage();
  const { madeOn, timeZone } = clock ?? { madeOn: "", timeZone: undefined };
  return useBrowserValue(() => {
    // On a phone a browser takes 40 ms to load its time zones.
    const today = isNeeded && timeZone ? dayIn(timeZone) : "";
    return today > madeOn ? today : madeOn;
  }, madeOn);
}
