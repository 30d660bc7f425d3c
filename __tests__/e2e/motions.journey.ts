import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey";
import { watchLayoutShift } from "../support/pageChecks";

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
      const running = document.getAnimations().filter(
        ({ playState, effect }) =>
          playState === "running" &&
          effect instanceof KeyframeEffect &&
          effect.target?.role !== "status" &&
          // Under reduced motion a change of colour takes 0.01 ms.
          Number(effect.getTiming().duration) > 1,
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

test("under reduced motion the hero does not fade", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/cohort");
  expect((await heroAt(page, 420)).opacity).toBe(1);
});

/** docs/product.md#count-up */

test("on the cohort page figures count up as text over 3 seconds and shift nothing @engines", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto("/cohort");
  const figure = page.locator("[data-slot=figure] > span").first();
  await expect(figure).toHaveText("25Cr+");
  const { width } = (await figure.boundingBox()) ?? {};
  const shift = await watchLayoutShift(page);
  // What a reader of the page sees, frame by frame.
  const seen = await figure.evaluate(
    (element) =>
      new Promise<[string, number][]>((resolve) => {
        const texts: [string, number][] = [];
        const look = () => {
          const text = element.querySelector("[aria-hidden]")?.textContent;
          if (text && text !== texts.at(-1)?.[0])
            texts.push([text, performance.now()]);
          if (!text && texts.length > 0) resolve(texts);
          else requestAnimationFrame(look);
        };
        look();
        element.scrollIntoView();
      }),
  );
  expect(seen[0]?.[0]).toBe("0Cr+");
  const numbers = seen.map(([text]) => Number.parseInt(text, 10));
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  // Each frame has its number; a busy machine shows fewer.
  expect(new Set(numbers).size).toBeGreaterThan(5);
  await expect(figure).toHaveText("25Cr+");
  expect((await figure.boundingBox())?.width).toBe(width);
  expect(await shift()).toBe(0);
});
