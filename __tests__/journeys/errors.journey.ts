import labels from "../../content/shared/interface.json";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible";
import { headerLink } from "../support/pages";
import { expect, mainLink, test } from "../support/journey";

/** docs/product.md#faults */

/** The page that fails, and a page that links to it. */
const target = headerLink("/");
const beginning = headerLink("/", target.path).path;
const pageData = `**/page-data${target.path}/page-data.json`;

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
  await page.route(pageData, async (route) => {
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
  await page.route(pageData, (route) => route.fulfill({ status: 503 }));
  await page.goto(beginning);
  await page.clock.install();
  await mainLink(page, target.name).click();
  await passTimeUntil(page, spinner(page));
  await passTimeUntil(page, heading(page, labels.errorTitle));
  await expect(errorView(page)).toContainText(/503/);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);

  await page.unroute(pageData);
  await page.getByRole("button", { name: labels.errorReload }).click();
  await expect(heading(page, target.heading)).toBeVisible();
  await expect(page).toHaveURL(target.path);
});

test("without a connection the error view says so", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/INTERNET_DISCONNECTED|be loaded|Failed to fetch|Loading chunk/);
  await page.goto(beginning);
  await page.clock.install();
  await context.setOffline(true);
  await mainLink(page, target.name).click();
  await passTimeUntil(page, heading(page, labels.errorTitle));
  await expect(errorView(page)).toContainText(labels.errorOffline);
});

test("a rendering error shows its message; the header and the home link still work", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/console error/);
  await emptyData(page);
  await page.goto(beginning);
  await mainLink(page, target.name).click();
  await expect(heading(page, labels.errorTitle)).toBeVisible();
  await expect(errorView(page)).toContainText(/undefined/);
  await expect(page.getByRole("contentinfo")).toBeVisible();

  const other = headerLink(target.path, beginning);
  await mainLink(page, other.name).click();
  await expect(heading(page, other.heading)).toBeVisible();

  await mainLink(page, target.name).click();
  await errorView(page).getByRole("link", { name: labels.errorHome }).click();
  await expect(page).toHaveURL("/");
  await expect(heading(page, labels.errorTitle)).toHaveCount(0);
});
