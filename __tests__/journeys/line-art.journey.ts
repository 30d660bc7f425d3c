import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey";

/** docs/product.md#moving-parts */

/** A line that draws itself. */
const line = (page: Page) => page.locator("svg:has(path[pathLength])").first();

/** State of the hero's first line: paused, running or drawn. */
const drawing = (page: Page) =>
  line(page)
    .locator("path")
    .first()
    .evaluate((path) => path.getAnimations()[0]?.playState ?? "drawn");

test("on a phone the hero's line is drawn when it comes into view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 320 });
  await page.goto("/");
  // The browser computes the scroll position with its next frame.
  await expect.poll(() => drawing(page)).toBe("paused");
  await line(page).scrollIntoViewIfNeeded();
  await expect.poll(() => drawing(page)).toBe("running");
  await expect.poll(() => drawing(page)).toBe("drawn");
});
