import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey";

/** docs/product.md#moving-parts */

/** Scrolls to the end of the page, as with a wheel. Returns the largest number of motions that ran together, without spinners. */
const scrollThrough = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let most = 0;
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += 200) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const running = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === "running" &&
            effect instanceof KeyframeEffect &&
            effect.target?.role !== "status",
        );
      most = Math.max(most, running.length);
    }
    return most;
  });

test("cards enter while the page scrolls, and all of them are seen in the end", async ({
  page,
}) => {
  await page.goto("/");
  expect(await scrollThrough(page)).toBeGreaterThan(0);
  await expect
    .poll(() =>
      page
        .locator("[data-enter]")
        .evaluateAll((cards) =>
          cards.filter((card) => getComputedStyle(card).opacity !== "1"),
        ),
    )
    .toEqual([]);
});

test("under reduced motion nothing moves by itself", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/about", "/cohort"]) {
    await page.goto(path);
    expect(await scrollThrough(page)).toBe(0);
  }
});
