import type { Page } from "@playwright/test";

/** Keeps the answers to requests for some addresses back. Returns what lets them go on. */
export async function holdRequests(
  page: Page,
  addresses: Parameters<Page["route"]>[0],
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
