import path from "node:path";
import type { Page } from "@playwright/test";
import gallery from "../../content/shared/gallery.json";
import labels from "../../content/shared/interface.json";
import { expect, test } from "../support/journey";

/** docs/product.md#gallery; its states are tested in Gallery.test.tsx. */

const { fullSizeLabel, pictures } = gallery;
const names = pictures.map(({ file }) => path.parse(file).name);

const region = (page: Page) =>
  page.getByRole("region", { name: gallery.heading, exact: true });
const button = (page: Page, name: string) =>
  region(page).getByRole("button", { name });

async function open(page: Page) {
  await page.goto("/about");
  await region(page).scrollIntoViewIfNeeded();
}

test("preloads only the neighbours", async ({ page }) => {
  const requested = new Set<string>();
  page.on("request", (request) => {
    const { name } = path.parse(new URL(request.url()).pathname);
    if (names.includes(decodeURIComponent(name))) requested.add(name);
  });
  await open(page);
  await expect.poll(() => requested.size).toBe(3);
  await page.waitForLoadState("networkidle");
  expect([...requested].sort()).toEqual(
    [names[0], names[1], names.at(-1)].sort(),
  );
});

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
    await expect(dialog.getByText(gallery.closeHint)).toBeVisible();
    await expect(
      dialog.getByRole("button", { name: labels.close }),
    ).toBeFocused();
    await expect(dialog.getByRole("status")).toHaveCount(0);
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(button(page, fullSizeLabel)).toBeFocused();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the first picture and links to all of them", async ({ page }) => {
    await open(page);
    await expect(region(page).getByRole("img")).toHaveCount(1);
    await expect(region(page).getByRole("link")).toHaveCount(pictures.length);
  });
});
