import type { Page } from "@playwright/test";
import { labels } from "../../src/site/labels";
import { expect, test } from "../support/journey";

/** docs/product.md#strip; its times are tested in AutoScrollStrip.test.tsx. */

const strips = (page: Page) => page.locator('[role=group][tabindex="0"]');
const position = (page: Page) =>
  strips(page)
    .first()
    .evaluate((element) => Math.round(element.scrollLeft));

test("moves under a resting pointer, and pauses and plays with its button @engines", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/about");
  await page.clock.pauseAt(Date.now() + 60_000);
  const strip = strips(page).first();
  const name = await strip.getAttribute("aria-label");
  const pause = page
    .getByRole("button", { name: `${labels.pause} ${name}` })
    .first();
  await strip.scrollIntoViewIfNeeded();
  await strip.hover();
  const start = await position(page);
  await page.clock.runFor(2000);
  await expect.poll(() => position(page)).toBe(start + 224);
  await expect(pause).toHaveAttribute("aria-pressed", "false");
  await pause.click();
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  const before = await position(page);
  await page.clock.runFor(10_000);
  expect(await position(page)).toBe(before);
  await pause.click();
  await page.clock.runFor(2000);
  await expect.poll(() => position(page)).toBe(before + 224);
});
