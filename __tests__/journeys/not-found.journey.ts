import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";
import { said } from "../support/said";

test.describe("Unknown route", () => {
  test("shows 404, Oops! Page not found and Return to Home, and logs the path once", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 404|There is no page at \/nowhere\/at-all/);
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    const response = await page.goto("/nowhere/at-all");
    expect(response?.status()).toBe(404);
    await expect(
      page.getByText(said("pages/not-found", "code"), { exact: true }),
    ).toBeAttached();
    await expect(
      page.getByRole("heading", {
        level: 1,
        name: said("pages/not-found", "title"),
      }),
    ).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute(
      "content",
      "noindex",
    );
    await expectAccessible(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: said("pages/not-found", "action.label") })
      .click();
    await expect(page).not.toHaveURL("/nowhere/at-all");
    expect(warnings).toEqual(["There is no page at /nowhere/at-all"]);
  });

  test("is told from a missing article by its path", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 404|There is no page at/);
    await page.goto("/articles/news-1");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      said("pages/not-found", "title"),
    );
  });

  test("reads the same without JavaScript", async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
    });
    const page = await context.newPage();
    await page.goto("/nowhere");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      said("pages/not-found", "title"),
    );
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: said("pages/not-found", "action.label") }),
    ).toHaveAttribute("href", /./);
    await context.close();
  });
});
