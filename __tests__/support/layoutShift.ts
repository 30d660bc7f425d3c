import type { Page } from "@playwright/test";

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Watches for layout shifts from now on, those right after an input included. Returns a reader of their sum. */
export async function watchLayoutShift(
  page: Page,
): Promise<() => Promise<number>> {
  const sum = await page.evaluateHandle(() => {
    const state = { total: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        state.total += entry.value;
    }).observe({ type: "layout-shift", buffered: false });
    return state;
  });
  return () => sum.evaluate(({ total }) => total);
}
