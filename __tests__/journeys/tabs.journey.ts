import { pageWith } from "../support/builtSite";
import { expect, test } from "../support/journey";

/** docs/product.md#tabs; their mechanics are tested in TabPanels.test.tsx. */

const path = pageWith(/role="tablist"/) ?? "";

test.skip(path === "", "No page has tabs.");

test("without their code, every panel has its name", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|could not be loaded|React error #418/);
  // The script that has MUI's tabs.
  await page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("selectionFollowsFocus"))
      await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto(path);
  await expect(page.locator("html")).toHaveClass(/js/);
  // After three retries, which take 7 s.
  for (const name of await page.locator("[role=tab]").allTextContents())
    await expect(
      page.getByRole("heading", { level: 2, name, exact: true }),
    ).toBeVisible({ timeout: 30_000 });
});

test("on paper every panel shows under its name", async ({ page }) => {
  await page.goto(path);
  const names = await page.getByRole("tab").allInnerTexts();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("tab")).toHaveCount(0);
  for (const name of names)
    await expect(
      // Folded panels are hidden from screen readers.
      page.getByRole("heading", { name, exact: true, includeHidden: true }),
    ).toBeVisible();
  for (const panel of await page.locator("[role=tabpanel]").all()) {
    const text = panel.locator("h3, p").first();
    await expect(text).toBeVisible();
    expect(
      await text.evaluate((element) =>
        element.checkVisibility({ contentVisibilityAuto: true }),
      ),
    ).toBe(true);
  }
});
