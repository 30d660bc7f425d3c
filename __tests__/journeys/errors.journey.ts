import labels from "../../content/shared/interface.json";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible";
import { headerLink } from "../support/pages";
import { expect, test } from "../support/journey";

/** The page that fails, and one whose header leads to it. */
const target = headerLink("/");
const beginning = target.path === "/about" ? "/news-articles" : "/about";
const pageData = `**/page-data${target.path}/page-data.json`;

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name });
const openFromHeader = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: labels.mainNavigation })
    .getByRole("link", { name, exact: true })
    .click();
const errorView = (page: Page) => page.getByRole("main").getByRole("alert");
const spinner = (page: Page) =>
  page.getByRole("status", { name: labels.loading });

/** Lets the page's time pass until something is to be seen. */
const passTime = (page: Page, seen: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(500);
    await seen();
  }).toPass();

/** Sends the page's data without its content. */
async function emptyData(page: Page): Promise<void> {
  await page.route(pageData, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { result: { data: object } };
    json.result.data = {};
    await route.fulfill({ response, json });
  });
}

test("a page that cannot be loaded ends in the error view; loading it again helps once it can", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503/);
  await page.route(pageData, (route) => route.fulfill({ status: 503 }));
  await page.goto(beginning);
  await page.clock.install();
  await openFromHeader(page, target.name);
  await passTime(page, () =>
    expect(spinner(page)).toBeVisible({ timeout: 50 }),
  );
  await passTime(page, () =>
    expect(heading(page, labels.errorTitle)).toBeVisible({ timeout: 50 }),
  );
  await expect(errorView(page)).toContainText("503");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);

  await page.unroute(pageData);
  await page.getByRole("button", { name: labels.errorReload }).click();
  await expect(heading(page, target.heading)).toBeVisible();
  await expect(page).toHaveURL(target.path);
});

test("an error while a page renders shows its message; header and home link lead elsewhere", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/console error/);
  await emptyData(page);
  await page.goto(beginning);
  await openFromHeader(page, target.name);
  await expect(heading(page, labels.errorTitle)).toBeVisible();
  await expect(errorView(page)).toContainText(/undefined/);
  await expect(page.getByRole("contentinfo")).toBeVisible();

  const other = headerLink(target.path, beginning);
  await openFromHeader(page, other.name);
  await expect(heading(page, other.heading)).toBeVisible();

  await openFromHeader(page, target.name);
  await errorView(page).getByRole("link", { name: labels.errorHome }).click();
  await expect(page).toHaveURL("/");
  await expect(heading(page, labels.errorTitle)).toHaveCount(0);
});
