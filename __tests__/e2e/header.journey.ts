import { labels } from "../../src/site/labels";
import site from "../../content/site.json";
import { expect, test } from "../support/journey";

/** docs/product.md#header */

test("below 1200 px the links are a menu; each view has the booking button once, below 360 px in the menu", async ({
  page,
}) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const menu = page.getByRole("navigation", { name: labels.mainNavigation });
  const booking = { name: site.bookNow.label, exact: true };
  for (const [width, isMenu, isInMenu] of [
    [359, true, true],
    [360, true, false],
    [1199, true, false],
    [1200, false, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(menu).toBeVisible({ visible: !isMenu });
    if (isMenu) await header.locator("[aria-controls]").click();
    await expect(menu).toBeVisible();
    await expect(header.getByRole("link", booking)).toHaveCount(1);
    await expect(menu.getByRole("link", booking)).toHaveCount(Number(isInMenu));
    if (isMenu) await page.keyboard.press("Escape");
  }
});
