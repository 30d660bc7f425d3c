import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";
import { headerLink } from "../support/headerLinks";
import { visit } from "../support/visit";
import { said } from "../support/said";

/** The page that does not come as it should, and one on which its link is used. */
const target = headerLink("/");
const beginning = target.path === "/about" ? "/news-articles" : "/about";
const pageData = `**/page-data${target.path}/page-data.json`;
const errorTitle = said("shared/interface", "errorTitle");

const openTarget = (page: Page) =>
  page
    .getByRole("navigation", {
      name: said("shared/interface", "mainNavigation"),
    })
    .getByRole("link", {
      name: target.name,
      exact: true,
    })
    .click();

const errorView = (page: Page) => page.getByRole("main").getByRole("alert");

const expectHeaderAndFooter = async (page: Page) => {
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
};

test.describe("Error view", () => {
  test("a page that cannot be loaded ends in the error view after 3 retries; reloading helps once it can", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 503|could not be loaded/);
    const requests: number[] = [];
    await page.route(pageData, (route) => {
      // Gatsby's own requests are no fetches.
      if (route.request().resourceType() === "fetch") requests.push(Date.now());
      return route.fulfill({ status: 503 });
    });
    await visit(page, beginning);
    const start = Date.now();
    await openTarget(page);
    await expect(
      page.getByRole("status", { name: said("shared/interface", "loading") }),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: errorTitle })).toBeVisible({
      timeout: 12_000,
    });
    expect(Date.now() - start).toBeGreaterThan(6900);
    expect(requests).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = requests;
    expect(second - first).toBeGreaterThan(1900);
    expect(third - second).toBeGreaterThan(3900);
    await expect(errorView(page)).toContainText("503");
    await expectHeaderAndFooter(page);
    await expectAccessible(page);

    await page.unroute(pageData);
    await page
      .getByRole("button", { name: said("shared/interface", "errorReload") })
      .click();
    await expect(
      page.getByRole("heading", {
        level: 1,
        name: target.heading,
      }),
    ).toBeVisible();
    await expect(page).toHaveURL(target.path);
  });

  test("a page whose data comes back in time is shown", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 503/);
    await page.route(pageData, (route) => route.fulfill({ status: 503 }));
    await visit(page, beginning);
    await openTarget(page);
    await expect(
      page.getByRole("status", { name: said("shared/interface", "loading") }),
    ).toBeVisible();
    await page.unroute(pageData);
    await expect(
      page.getByRole("heading", {
        level: 1,
        name: target.heading,
      }),
    ).toBeVisible({ timeout: 9000 });
  });

  test("an error while a page renders shows its message and a way home, inside header and footer", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/console error/);
    await page.route(pageData, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { result: { data: object } };
      json.result.data = {};
      await route.fulfill({ response, json });
    });
    await visit(page, beginning);
    await openTarget(page);
    await expect(page.getByRole("heading", { name: errorTitle })).toBeVisible();
    await expect(errorView(page)).toContainText(/undefined/);
    await expectHeaderAndFooter(page);
    await errorView(page)
      .getByRole("link", { name: said("shared/interface", "errorHome") })
      .click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { name: errorTitle })).toHaveCount(
      0,
    );
  });

  test("the header still leads elsewhere from the error view", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/console error/);
    await page.route(pageData, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { result: { data: object } };
      json.result.data = {};
      await route.fulfill({ response, json });
    });
    await visit(page, beginning);
    await openTarget(page);
    await expect(page.getByRole("heading", { name: errorTitle })).toBeVisible();
    const other = headerLink(target.path, beginning);
    await page
      .getByRole("navigation", {
        name: said("shared/interface", "mainNavigation"),
      })
      .getByRole("link", { name: other.name, exact: true })
      .click();
    await expect(
      page.getByRole("heading", { level: 1, name: other.heading }),
    ).toBeVisible();
  });

  test("a first page without its data stays readable as it is without scripts", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(
      /status of 503|could not be loaded|page resources for|preloaded using link/,
    );
    await page.route("**/page-data/news-articles/page-data.json", (route) =>
      route.fulfill({ status: 503 }),
    );
    await page.goto("/news-articles");
    await expect(
      page.getByRole("heading", {
        level: 2,
        name: said("pages/news-articles", "tabs[kind=events].label"),
        exact: true,
      }),
    ).toBeVisible({ timeout: 12_000 });
  });
});
