/** Resolves when the browser has nothing better to do; on the server at once. */
export async function whenIdle(): Promise<void> {
  if (typeof window === "undefined") return;
  await new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
}
