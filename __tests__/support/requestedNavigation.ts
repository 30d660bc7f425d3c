import type { Page } from "@playwright/test";

/** The next address that a page hands to the browser, also one that another program opens; every Chromium tells it. */
export async function requestedNavigation(
  page: Page,
): Promise<() => Promise<string>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const requested = new Promise<string>((resolve) =>
    session.on("Page.frameRequestedNavigation", ({ url }) => resolve(url)),
  );
  return () => requested;
}
