import { expect, test } from "../support/journey";
import { watchLayoutShift } from "../support/pageChecks";

/** docs/product.md#count-up: from 0 when scrolled into view, over 3 seconds on the cohort page. */

const path = "/cohort";
const figure = "section li > [data-slot=figure] > span";

test("figures show their value, then count up over 3 seconds and shift nothing @engines", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(path);
  const first = page.locator(figure).first();
  const value = await first.innerText();
  await expect(first.locator("> span")).toHaveCSS("opacity", "1");
  const shift = await watchLayoutShift(page);
  await first.scrollIntoViewIfNeeded();
  const motion = await first.evaluateHandle(async (element) => {
    const running = () => element.getAnimations({ subtree: true });
    while (running().length < 2) await new Promise(requestAnimationFrame);
    for (const each of running()) each.pause();
    return running();
  });
  /** The text over the figure at a time. */
  const shownAt = (ms: number) =>
    motion.evaluate((all, time) => {
      for (const each of all) each.currentTime = time;
      const [effect] = all.map((each) => each.effect as KeyframeEffect);
      const { target, pseudoElement } = effect ?? {};
      return target
        ? getComputedStyle(target, pseudoElement ?? "::after").content
        : "";
    }, ms);
  expect(await shownAt(0)).toMatch(/^"[^1-9]+" \/ ""$/);
  expect(await shownAt(2999)).toBe(`"${value}" / ""`);
  await expect(first).toHaveText(value);
  await motion.evaluate((all) => {
    for (const each of all) each.play();
  });
  await expect
    .poll(() =>
      first.evaluate(
        (element) => element.getAnimations({ subtree: true }).length,
      ),
    )
    .toBe(0);
  await expect(first.locator("> span")).toHaveCSS("opacity", "1");
  expect(await shift()).toBe(0);
});
