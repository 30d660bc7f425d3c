import type { Locator, Page } from "@playwright/test";
import { labels } from "../../src/site/labels";
import { expectAccessible } from "../support/expectAccessible";
import { articlePaths, contentFile, type ScreenFacts } from "../support/pages";
import { headerLink, expect, mainLink, test } from "../support/journey";

/** docs/product.md#faults */

/** Expects a readable page with working links, whether or not its scripts run. */
async function expectUsable(
  page: Page,
  { path, heading }: Pick<ScreenFacts, "path" | "heading">,
): Promise<void> {
  const onward = headerLink(path);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await mainLink(page, onward.name).click();
  await expect(page).toHaveURL(onward.path);
  await expect(
    page.getByRole("heading", { level: 1, name: onward.heading }),
  ).toBeVisible();
}

/** The page that a header link opens, and the page on which it is clicked. */
const target = headerLink("/");
const { path: start } = headerLink("/", target.path);
const targetData = `**/page-data${target.path}/page-data.json`;

/** Acts as a host after the next build: the scripts and the hash of the open page's build are gone. */
async function publishNextBuild(page: Page) {
  let isOld = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route("**/*.js", (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.route("**/app-data.json", (route) =>
    isOld
      ? route.fulfill({ json: { webpackCompilationHash: "next" } })
      : route.continue(),
  );
  return { wasLoadedAgain: () => !isOld };
}

test("after a new build, a link of an open page loads the new build", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404|Loading chunk|MIME type|page resources for/);
  await page.goto(start);
  await page.waitForLoadState("networkidle");
  const nextBuild = await publishNextBuild(page);
  await mainLink(page, target.name).click();
  await expect.poll(nextBuild.wasLoadedAgain).toBe(true);
  await expect(page).toHaveURL(target.path);
  await expectUsable(page, target);
});

test("a link to a page whose data is gone opens the page as the server sends it", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404|could not be loaded|page resources for/);
  await page.goto(start);
  await page.route(targetData, (route) => route.fulfill({ status: 404 }));
  await mainLink(page, target.name).click();
  await expect(page).toHaveURL(target.path);
  await expectUsable(page, target);
});

test("pages work when the browser blocks storage", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
  });
  await page.goto(target.path);
  await expectUsable(page, target);
});

test("without a connection the search and the share buttons say so in a toast", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/INTERNET_DISCONNECTED|not loaded/);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.resolve() },
    }),
  );
  let open = 0;
  page.on("request", () => (open += 1));
  page.on("requestfinished", () => (open -= 1));
  await page.goto(articlePaths[0] ?? "");
  // The code of toasts is fetched when the page is idle.
  await page.evaluate(
    () =>
      new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
  );
  await expect.poll(() => open).toBe(0);
  await context.setOffline(true);
  const notifications = page.getByRole("region", {
    name: labels.notifications,
  });
  await page.getByRole("button", { name: labels.search.open }).click();
  await expect(notifications).toHaveText(labels.search.failed);
  const words = contentFile<Queries.ShareButtonsFragment>("pages/article");
  const copy = words?.share.find(({ kind }) => kind === "copy");
  await page.getByRole("button", { name: copy?.label ?? "" }).click();
  await expect(notifications).toHaveText(words?.copiedToast ?? "");
});

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name });
const errorView = (page: Page) => page.getByRole("main").getByRole("alert");
const spinner = (page: Page) =>
  page.getByRole("status", { name: labels.loading });

/** Advances the page's clock until an element is visible. */
const passTimeUntil = (page: Page, element: Locator) =>
  expect(async () => {
    await page.clock.runFor(500);
    expect(await element.isVisible()).toBe(true);
  }).toPass();

/** Responds with empty data, so that the page fails to render. */
async function emptyData(page: Page): Promise<void> {
  await page.route(targetData, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { result: { data: object } };
    json.result.data = {};
    await route.fulfill({ response, json });
  });
}

test("a page that fails to load shows the error view with the status; reloading works once the server has recovered", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503|be loaded/);
  await page.route(targetData, (route) => route.fulfill({ status: 503 }));
  await page.goto(start);
  await page.clock.install();
  await mainLink(page, target.name).click();
  await passTimeUntil(page, spinner(page));
  await passTimeUntil(page, heading(page, labels.errorTitle));
  await expect(errorView(page)).toContainText(/503/);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);

  await page.unroute(targetData);
  await page.getByRole("button", { name: labels.errorReload }).click();
  await expect(heading(page, target.heading)).toBeVisible();
  await expect(page).toHaveURL(target.path);
});

test("a rendering error shows its message; the header and the home link still work", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/console error/);
  await emptyData(page);
  await page.goto(start);
  await mainLink(page, target.name).click();
  await expect(heading(page, labels.errorTitle)).toBeVisible();
  await expect(errorView(page)).toContainText(/undefined/);
  await expect(page.getByRole("contentinfo")).toBeVisible();

  const other = headerLink(target.path, start);
  await mainLink(page, other.name).click();
  await expect(heading(page, other.heading)).toBeVisible();

  await mainLink(page, target.name).click();
  await errorView(page).getByRole("link", { name: labels.errorHome }).click();
  await expect(page).toHaveURL("/");
  await expect(heading(page, labels.errorTitle)).toHaveCount(0);
});
