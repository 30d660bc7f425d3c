import { useSyncExternalStore, type ReactNode } from "react";
import { dayIn, hasPassed } from "../../common/days";
import { usePage } from "./PageContext";

const never = () => () => undefined;

/**
 * The firm's current day, year-month-day. While hydrating it is the day on which the page was made, then the visitor's
 * own day where that is later (docs/product.md#time).
 *
 * @param isNeeded Whether anything on the page can pass.
 */
export function useToday(isNeeded = true): string {
  const { clock } = usePage();
  const { madeOn, timeZone } = clock ?? { madeOn: "", timeZone: undefined };
  return useSyncExternalStore(
    never,
    () => {
      // On a phone a browser takes 40 ms to load what it knows of time zones.
      const today = isNeeded && timeZone ? dayIn(timeZone) : "";
      return today > madeOn ? today : madeOn;
    },
    () => madeOn,
  );
}

interface UntilProps {
  /** Year-month-day, the last on which the children show; without it they always do. */
  lastDay: string | null | undefined;
  children: ReactNode;
}

/** What steps aside after its last day: an offer (docs/product.md#time). */
export function Until({ lastDay, children }: UntilProps) {
  const today = useToday(Boolean(lastDay));
  return hasPassed(lastDay, today) ? null : children;
}
