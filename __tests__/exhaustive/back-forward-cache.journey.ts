import { eventPath } from "../../src/common/itemPaths";
import { chromium } from "@playwright/test";
import { browserArguments, installedBrowsers } from "../../tools/browser";
import { expect, test } from "../support/journey";
import { publishedItems, screens } from "../support/pages";

/** Chromium's headless shell keeps no page that is left. */
const browserThatKeepsPages = installedBrowsers().find(
  (path) => !path.includes("headless-shell"),
);

declare global {
  interface Window {
    /** Whether the page was shown again as it had been left. */
    wasKept?: boolean;
    /** What the page listens to that no page may listen to. */
    forbidden: string[];
  }
}

/** Notes what would keep a page from being kept, and whether it was. */
function watch(): void {
  window.forbidden = [];
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (
    this: EventTarget,
    ...listener: Parameters<typeof addEventListener>
  ) {
    if (["unload", "beforeunload"].includes(listener[0]))
      window.forbidden.push(listener[0]);
    addEventListener.apply(this, listener);
  };
  window.addEventListener("pageshow", ({ persisted }) => {
    window.wasKept = persisted;
  });
}

test("every page comes back as it was left, from the back/forward cache", async ({
  baseURL,
}) => {
  test.skip(
    browserThatKeepsPages === undefined,
    "No browser here keeps pages: install Chrome or Chromium",
  );
  test.setTimeout(120_000);
  const browser = await chromium.launch({
    executablePath: browserThatKeepsPages,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: browserArguments,
  });
  try {
    const page = await browser.newPage({ baseURL });
    await page.addInitScript(watch);
    for (const { path } of [
      ...screens,
      ...publishedItems("events")
        .slice(0, 1)
        .map(({ id }) => ({ path: eventPath(id) })),
      { path: "/news-articles/news" },
    ]) {
      await page.goto(path);
      await page.waitForFunction(() =>
        document.documentElement.matches("[data-ready]"),
      );
      await page.goto("/robots.txt");
      await page.goBack({ waitUntil: "commit" });
      const told = await page.evaluate(() => ({
        wasKept: window.wasKept,
        forbidden: window.forbidden,
      }));
      expect(told, path).toEqual({ wasKept: true, forbidden: [] });
    }
  } finally {
    await browser.close();
  }
});
