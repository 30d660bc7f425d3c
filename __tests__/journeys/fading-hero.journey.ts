import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey";

/** docs/product.md#fading-hero */

/** The hero's opacity and scale after the page has scrolled by some pixels. */
async function heroAt(page: Page, top: number) {
  await page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: "instant" });
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise(requestAnimationFrame);
  }, top);
  return page
    .locator("main section > *")
    .first()
    .evaluate((hero) => {
      const { opacity, scale } = getComputedStyle(hero);
      return { opacity: Number(opacity), scale: Number(scale) };
    });
}

const whole = { opacity: 1, scale: 1 };

test("the cohort's hero fades and shrinks while it scrolls, and stays readable @engines", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/cohort");
  expect(await heroAt(page, 0)).toEqual(whole);
  expect((await heroAt(page, 100)).opacity).toBeLessThan(1);
  const later = await heroAt(page, 420);
  expect(later.opacity).toBeLessThan(0.95);
  expect(later.opacity).toBeGreaterThan(0.6);
  expect(later.scale).toBeLessThan(0.99);
  expect((await heroAt(page, 2000)).opacity).toBeGreaterThanOrEqual(0.6);
});

test("under reduced motion it does not", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/cohort");
  expect((await heroAt(page, 420)).opacity).toBe(1);
});
