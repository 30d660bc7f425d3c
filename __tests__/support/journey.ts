import { expect, test as base } from "@playwright/test";
import type { BrowserContext, ConsoleMessage, Page } from "@playwright/test";
import type { RunningServer } from "../../tools/listen";
import { startServer } from "../../tools/serve";
import { MailStandIn } from "./servers";

interface JourneyFixtures {
  /** Allows a problem that the journey provokes: console text, error or address. */
  allowConsole: (text: RegExp) => void;
  /** The service that receives the contact form's messages. */
  mail: MailStandIn;
  allowedProblems: RegExp[];
}

interface WorkerFixtures {
  /** The built site, on a free port. */
  site: RunningServer;
  /** A context with one cache, for journeys that only read. */
  readingContext: BrowserContext;
  /** The same without scripts. */
  scriptlessContext: BrowserContext;
}

const isOutside = (url: string) =>
  /^(https?|wss?):/.test(url) &&
  !["localhost", "127.0.0.1"].includes(new URL(url).hostname);

/**
 * Makes every `goto` wait until scripts have hydrated the page or failed to load. It polls frames,
 * because a headless browser may not paint a static page, and the scripts wait for a paint.
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

/** Collects console errors and warnings, uncaught errors and requests to other hosts. Returns a function that stops. */
function watchProblems(
  context: BrowserContext,
  problems: string[],
): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (["error", "warning", "assert"].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()}`);
  };
  const onError = (error: { error: () => Error }) =>
    problems.push(`uncaught: ${error.error().message}`);
  const onRequest = (request: { url: () => string }) => {
    if (isOutside(request.url()))
      problems.push(`request to another host: ${request.url()}`);
  };
  context.on("console", onConsole);
  context.on("weberror", onError);
  context.on("request", onRequest);
  return () => {
    context.off("console", onConsole);
    context.off("weberror", onError);
    context.off("request", onRequest);
  };
}

/** Playwright's test with the built site. */
export const siteTest = base.extend<object, Pick<WorkerFixtures, "site">>({
  site: [
    async ({ browserName: _browserName }, provide) => {
      const server = await startServer({ port: 0 });
      await provide(server);
      await server.close();
    },
    { scope: "worker" },
  ],
});

/**
 * Playwright's test for journeys on the built site. A journey fails on a console error or warning, an uncaught error and
 * a request to another host, which playwright.config.ts blocks.
 */
export const test = siteTest.extend<
  JourneyFixtures,
  Omit<WorkerFixtures, "site">
>({
  baseURL: async ({ baseURL, site }, provide) => {
    await provide(baseURL ?? site.origin);
  },

  readingContext: [
    async ({ browser, site }, provide) => {
      const context = await browser.newContext({ baseURL: site.origin });
      await provide(context);
      await context.close();
    },
    { scope: "worker" },
  ],

  scriptlessContext: [
    async ({ browser, site }, provide) => {
      const context = await browser.newContext({
        baseURL: site.origin,
        javaScriptEnabled: false,
      });
      await provide(context);
      await context.close();
    },
    { scope: "worker" },
  ],

  allowedProblems: [
    async ({ context }, provide) => {
      const allowed: RegExp[] = [];
      const problems: string[] = [];
      const stop = watchProblems(context, problems);
      await provide(allowed);
      stop();
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

  allowConsole: async ({ allowedProblems }, provide) => {
    await provide((text) => allowedProblems.push(text));
  },

  mail: async ({ context }, provide) => {
    const mail = new MailStandIn();
    await mail.serve(context);
    await provide(mail);
  },
});

/** Like `test`, with one shared context: for journeys that only read. */
export const readingTest = test.extend({
  context: async (
    { readingContext, scriptlessContext, javaScriptEnabled },
    provide,
  ) => {
    await provide(javaScriptEnabled ? readingContext : scriptlessContext);
  },
});

/** Holds the requests for some addresses. Returns a function that lets them continue. */
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

export { expect };
