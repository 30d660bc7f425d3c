/** Safari has no idle callbacks. */
const safariDelayMs = 200;
/** Without a limit Chromium sometimes never calls. */
const longestWaitMs = 1000;

/** Resolves when the browser has nothing better to do, after 1 s at the latest; on the server at once. */
export async function whenIdle(): Promise<void> {
  if (typeof window === "undefined") return;
  await new Promise((resolve) => {
    if ("requestIdleCallback" in window)
      requestIdleCallback(resolve, { timeout: longestWaitMs });
    else setTimeout(resolve, safariDelayMs);
  });
}
