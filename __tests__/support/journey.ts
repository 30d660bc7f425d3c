import { expect, test as base } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { labels } from "../../src/site/labels";
import { headerLinks, type HeaderLink } from "./pages";

interface JourneyFixtures {
  /** Allows expected console messages, errors and requests. */
  allowConsole: (text: RegExp) => void;
}

const isOutside = (url: string) =>
  /^(https?|wss?):/.test(url) &&
  !["localhost", "127.0.0.1"].includes(new URL(url).hostname);

/**
 * Makes `goto` wait until the page is hydrated or its scripts have failed. The function is polled
 * with requestAnimationFrame, which makes a headless browser paint; the scripts start only after a paint.
 */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil)
      await page.waitForFunction(() =>
        document.documentElement.matches("[data-ready], :not(.js)"),
      );
    return response;
  };
}

/** Collects a page's console errors and warnings, uncaught errors and requests to other hosts. */
function collectProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning", "assert"].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) => problems.push(`uncaught: ${message}`));
  page.on("request", (request) => {
    if (isOutside(request.url()))
      problems.push(`request to another host: ${request.url()}`);
  });
  return problems;
}

/**
 * Playwright's test for journeys on the built site. A journey fails on a console error or warning, an uncaught error or
 * a request to another host, which playwright.config.ts blocks.
 */
export const test = base.extend<JourneyFixtures>({
  allowConsole: [
    async ({ page }, provide) => {
      const allowed: RegExp[] = [];
      const problems = collectProblems(page);
      await provide((text) => allowed.push(text));
      const unexpected = problems.filter(
        (problem) => !allowed.some((text) => text.test(problem)),
      );
      expect(unexpected, "the page has no problems").toEqual([]);
    },
    { auto: true },
  ],

  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) waitForHydration(page);
    await provide(page);
    await page.close();
  },
});

/** Delays the requests for some addresses. Returns a function that releases them. */
export async function holdRequests(
  page: Page,
  addresses: Parameters<Page["route"]>[0],
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** The first header link to any other page than these. Throws if there is none. */
export function headerLink(...but: readonly string[]): HeaderLink {
  const link = headerLinks.find((each) => !but.includes(each.path));
  if (!link) throw new Error(`The header links only to ${but.join(", ")}.`);
  return link;
}

/** A link of the header's navigation. */
export const mainLink = (page: Page, name: string): Locator =>
  page
    .getByRole("navigation", { name: labels.mainNavigation })
    .getByRole("link", { name, exact: true });

/** Navigates as a link of the site does, without loading a document. */
export const followLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const { ___navigate: navigate } = window as unknown as {
      ___navigate: (to: string) => void;
    };
    navigate(to);
  }, path);

export { expect };
