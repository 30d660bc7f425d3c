import { labels } from "../../src/site/labels";
import site from "../../content/site.json";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible";
import { headerLink, expect, test } from "../support/journey";

/** docs/product.md#header */

test.use({ viewport: { width: 390, height: 844 } });

/** Its name changes with its state. */
const menuButton = (page: Page) => page.locator("header button[aria-controls]");
const menu = (page: Page) =>
  page.getByRole("navigation", { name: labels.mainNavigation });

async function chooseLink(page: Page): Promise<void> {
  const { name, path } = headerLink("/");
  await menu(page).getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(path);
}

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

  await button.click();
  await chooseLink(page);
  await expect(menu(page)).toBeHidden();

  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  // The menu follows its button in the document.
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  await menu(page).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("button", { name: labels.search.open }),
  ).toBeFocused();
  await expect(menu(page)).toBeVisible();
  // The booking button follows.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
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
    await chooseLink(page);
  });
});
