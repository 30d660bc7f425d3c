import type { ReactNode } from "react";
import { hasPassed } from "../../../common/days";
import { useToday } from "../hooks/useToday";

interface UntilProps {
  /** Last day on which the children show, year-month-day. Without it they always show. */
  lastDay: string | null | undefined;
  children: ReactNode;
  /** Shows in their place afterwards. */
  after?: ReactNode;
}

/** Content that disappears after its last day, or is replaced, such as an offer (docs/product.md#time). */
export function Until({ lastDay, children, after = null }: UntilProps) {
  const today = useToday(Boolean(lastDay));
  return hasPassed(lastDay, today) ? after : children;
}
