import type { ReactNode } from "react";
import { hasPassed } from "../../common/hasPassed";
import { useToday } from "./useToday";

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
