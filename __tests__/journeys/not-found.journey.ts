import notFound from "../../content/pages/not-found.json";
import labels from "../../content/shared/interface.json";
import { expectAccessible } from "../support/expectAccessible";
import { expect, followLink, test } from "../support/journey";

test(
  "an unknown address shows 404, is logged and links to the home page; so does a link to one",
  { tag: "@engines" },
  async ({ page, allowConsole }) => {
    allowConsole(/status of 404|There is no page at/);
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.text().startsWith("There")) errors.push(message.text());
    });
    const heading = page.getByRole("heading", { level: 1 });
    const response = await page.goto("/nowhere/at-all");
    expect(response?.status()).toBe(404);
    await expect(heading).toHaveText(notFound.code);
    await expect(page.getByText(notFound.title)).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: notFound.action.label, exact: true })
      .click();
    await expect(page).toHaveURL(notFound.action.to);
    await expect(heading).not.toHaveText(notFound.code);

    await followLink(page, "/articles/news-1");
    await expect(heading).toHaveText(notFound.code);
    await expect(page).toHaveURL("/articles/news-1");
    await expect(() =>
      expect(errors).toEqual([
        "There is no page at /nowhere/at-all",
        "There is no page at /articles/news-1",
      ]),
    ).toPass();
  },
);

test("an address with a malformed character shows 404 with everything on it", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404|There is no page at/);
  await page.goto("/growth-of-50%");
  await expect(page.getByText(notFound.title)).toBeVisible();
  await page.getByRole("button", { name: labels.search.open }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
