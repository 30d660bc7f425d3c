import { browserArguments, installedBrowsers } from "../../tools/browser";
import { expect, test } from "../support/journey";
import { examplePaths } from "../support/pages";

/** Chromium's headless shell has no back/forward cache. */
const browserWithCache = installedBrowsers().find(
  (path) => !path.includes("headless-shell"),
);

declare global {
  interface Window {
    wasRestored?: boolean;
  }
}

// Before the fixtures: without this browser none can be started.
test.skip(!browserWithCache, "It needs Chrome or Chromium with a window.");

test.use({
  launchOptions: {
    executablePath: browserWithCache,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: browserArguments,
  },
});

test("Back restores every page from the back/forward cache", async ({
  page,
}) => {
  await page.addInitScript(() =>
    window.addEventListener("pageshow", ({ persisted }) => {
      window.wasRestored = persisted;
    }),
  );
  for (const path of examplePaths) {
    await page.goto(path);
    await page.goto("/robots.txt");
    await page.goBack({ waitUntil: "commit" });
    await expect
      .poll(() => page.evaluate(() => window.wasRestored), path)
      .toBe(true);
  }
});
