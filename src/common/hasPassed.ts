/**
 * Whether what has a last day is over; what has none never is (docs/product.md#time).
 *
 * @param lastDay Year-month-day.
 * @param today Year-month-day.
 */
export function hasPassed(
  lastDay: string | null | undefined,
  today: string,
): boolean {
  return Boolean(lastDay) && String(lastDay) < today;
}
