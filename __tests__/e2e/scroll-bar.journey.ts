import type { Page } from "@playwright/test";
import { fullSizeLabel } from "../../content/shared/gallery.json";
import { labels } from "../../src/site/labels";
import { inChromium } from "../../playwright.config";
import { expect, test } from "../support/journey";

/** docs/product.md#search, docs/product.md#gallery, docs/product.md#header */

test.use({
  launchOptions: {
    ...inChromium.launchOptions,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
});

/** The page's width without the scroll bar's room. */
const widthOf = (page: Page) =>
  page.evaluate(() => document.body.getBoundingClientRect().width);

for (const [name, path, width] of [
  [labels.search.open, "/", 1280],
  [labels.openMenu, "/", 900],
  [fullSizeLabel, "/about", 1280],
] as const)
  test(`what the button "${name}" opens keeps the room of the scroll bar, so that the page does not move`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const button = page.getByRole("button", { name, exact: true });
    const room = await page.evaluate(
      () => window.innerWidth - document.documentElement.clientWidth,
    );
    test.skip(room === 0, "This system's scroll bars take no room.");
    await button.scrollIntoViewIfNeeded();
    const before = await widthOf(page);
    await button.click();
    await expect(page.locator(":modal, :popover-open")).toBeVisible();
    expect(await widthOf(page)).toEqual(before);
  });
