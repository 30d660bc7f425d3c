import { labels } from "../../src/site/labels";
import site from "../../content/site.json";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible";
import { headerLink, expect, test } from "../support/journey";

/** docs/product.md#header */

test.use({ viewport: { width: 390, height: 844 } });

/** Its name changes with its state. */
const menuButton = (page: Page) => page.locator("header button[aria-controls]");
const menu = (page: Page) =>
  page.getByRole("navigation", { name: labels.mainNavigation });

test("one button opens and closes the menu; a chosen link, and the focus on the page, close it; Escape returns the focus to its button @engines", async ({
  page,
}) => {
  await page.goto("/");
  const button = menuButton(page);
  await expect(button).toHaveAccessibleName(labels.openMenu);
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(menu(page)).toBeHidden();
  await button.click();
  await expect(menu(page)).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  for (const { label } of site.navigation)
    await expect(
      menu(page).getByRole("link", { name: label, exact: true }),
    ).toBeVisible();
  await expect(
    menu(page)
      .getByRole("group", { name: labels.socialNavigation })
      .getByRole("link"),
  ).toHaveCount(site.socialProfiles.length);
  await expectAccessible(page);
  await button.click();
  await expect(menu(page)).toBeHidden();
  await expect(button).toHaveAttribute("aria-expanded", "false");

  const { name, path } = headerLink("/");
  await menuButton(page).click();
  await menu(page).getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(menu(page)).toBeHidden();

  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  // The menu follows its button in the document.
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await menu(page).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("button", { name: labels.search.open }),
  ).toBeFocused();
  await expect(menu(page)).toBeVisible();
  // The booking button follows, where the site has one.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("the booking button is once in each view: in the header, below 360 px in the menu", async ({
  page,
}) => {
  await page.goto("/");
  const { label } = site.bookNow;
  const booking = (part: Locator) =>
    part.getByRole("link", { name: label, exact: true });
  await menuButton(page).click();
  for (const [width, isInMenu] of [
    [359, true],
    [360, false],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(booking(page.getByRole("banner"))).toHaveCount(1);
    await expect(booking(menu(page))).toHaveCount(isInMenu ? 1 : 0);
  }
});

test("the menu replaces the links below 1024 px", async ({ page }) => {
  await page.goto("/");
  for (const [width, isMenu] of [
    [1023, true],
    [1024, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menuButton(page)).toBeVisible({ visible: isMenu });
    await expect(menu(page)).toBeVisible({ visible: !isMenu });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, closes and has working links", async ({ page }) => {
    await page.goto("/");
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await menuButton(page).click();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    const { name, path } = headerLink("/");
    await menu(page).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  });
});
