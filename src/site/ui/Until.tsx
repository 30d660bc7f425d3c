import type { ReactNode } from "react";
import { dayIn, hasPassed } from "../../common/days";
import { usePage } from "./PageContext";
import { useBrowserValue } from "./browserValues";

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

interface UntilProps {
  /** Last day on which the children show, year-month-day. Without it they always show. */
  lastDay: string | null | undefined;
  children: ReactNode;
}

/** Content that disappears after its last day, such as an offer (docs/product.md#time). */
export function Until({ lastDay, children }: UntilProps) {
  const today = useToday(Boolean(lastDay));
  return hasPassed(lastDay, today) ? null : children;
}
