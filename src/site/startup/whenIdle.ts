/** Safari has no idle callbacks. */
const safariDelayMs = 200;

/** Resolves when the browser has nothing better to do; on the server at once. */
export async function whenIdle(): Promise<void> {
  if (typeof window === "undefined") return;
  await new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve);
    else setTimeout(resolve, safariDelayMs);
  });
}
