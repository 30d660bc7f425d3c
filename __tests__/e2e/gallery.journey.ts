import type { Page } from "@playwright/test";
import { labels } from "../../src/site/labels";
import {
  closeHint,
  fullSizeLabel,
  heading,
  pictures,
} from "../../content/shared/gallery.json";
import { expect, test } from "../support/journey";

/** docs/product.md#gallery; its states are tested in Gallery.test.tsx. */

const region = (page: Page) =>
  page.getByRole("region", { name: heading, exact: true });
const button = (page: Page, name: string) =>
  region(page).getByRole("button", { name });

async function open(page: Page) {
  await page.goto("/about");
  await region(page).scrollIntoViewIfNeeded();
}

test("View Full Size opens a modal dialog; a click anywhere, its button and Escape close it @engines", async ({
  page,
}) => {
  await open(page);
  const dialog = page.getByRole("dialog", { name: pictures[0]?.caption });
  for (const close of [
    () => dialog.getByRole("img").click(),
    () => dialog.getByRole("button", { name: labels.close }).click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await button(page, fullSizeLabel).click();
    await expect(page.locator("dialog:modal")).toHaveCount(1);
    await expect(dialog.getByText(closeHint)).toBeVisible();
    await expect(
      dialog.getByRole("button", { name: labels.close }),
    ).toBeFocused();
    await expect(dialog.getByRole("status")).toHaveCount(0);
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(button(page, fullSizeLabel)).toBeFocused();
  }
});
