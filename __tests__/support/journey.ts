import { expect, test as base } from "@playwright/test";
import type { ConsoleMessage, Page } from "@playwright/test";
import { MailStandIn } from "./mailStandIn";

interface JourneyFixtures {
  /** Announces a complaint that the journey provokes on purpose: console text, error or address. */
  allowConsole: (text: RegExp) => void;
  /** The service that receives the contact form's messages. */
  mail: MailStandIn;
  /** Watches every journey; collects what the journey announced. */
  allowedProblems: RegExp[];
}

const isComplaint = (message: ConsoleMessage) =>
  ["error", "warning", "assert"].includes(message.type());

const isOutside = (url: string) =>
  /^(https?|wss?):/.test(url) &&
  !["localhost", "127.0.0.1"].includes(new URL(url).hostname);

/**
 * Makes every `goto` that waits for the page wait until scripts have taken it over or given up. It looks at
 * every frame: a browser without a window may owe a still page its first one, which the scripts wait for, until asked.
 */
function waitForTakeOver(page: Page): void {
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

/**
 * Playwright's test for journeys on the built site. A journey fails on a console
 * error or warning, an uncaught error and a request to another host, which the
 * browser's settings in playwright.config.ts keep from leaving this machine.
 */
export const test = base.extend<JourneyFixtures>({
  allowedProblems: [
    async ({ context }, provide, { config }) => {
      const { complaints } = config.metadata;
      const allowed: RegExp[] =
        typeof complaints === "string" ? [new RegExp(complaints)] : [];
      const problems: string[] = [];
      context.on("console", (message) => {
        if (isComplaint(message)) {
          problems.push(`console ${message.type()}: ${message.text()}`);
        }
      });
      context.on("weberror", (error) =>
        problems.push(`uncaught: ${error.error().message}`),
      );
      context.on("request", (request) => {
        if (isOutside(request.url())) {
          problems.push(`request to another host: ${request.url()}`);
        }
      });

      await provide(allowed);

      const unexpected = problems.filter(
        (problem) => !allowed.some((text) => text.test(problem)),
      );
      expect(unexpected, "the page stays clean").toEqual([]);
    },
    { auto: true },
  ],

  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) waitForTakeOver(page);
    await provide(page);
  },

  allowConsole: async ({ allowedProblems }, provide) => {
    await provide((text) => allowedProblems.push(text));
  },

  mail: async ({ request }, provide, { testId }) => {
    await provide(new MailStandIn(request, testId));
  },
});

export { expect };
