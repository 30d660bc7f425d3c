import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey";
import { missingParts } from "../support/pageChecks";
import { examplePaths } from "../support/pages";

/** docs/product.md#moving-parts */

/** Scrolls by a part of the window, as with a wheel, to the end of the page or until motions run. */
async function scrollToMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = () =>
      document
        .getAnimations()
        .some((animation) => !(animation instanceof CSSAnimation));
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight && !isMoving(); top += 50) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Texts that the page shows, but transparent. Pictures wait until they are in view. */
const hiddenTexts = async (page: Page): Promise<string[]> =>
  (await missingParts(page)).filter((part) => !part.startsWith("<img"));

/** Expects that paper shows everything, as if it had begun all motions by bringing their parts into view. */
async function expectOnPaper(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const motion of document.getAnimations())
      if (!(motion instanceof CSSAnimation)) {
        motion.pause();
        motion.currentTime = 0;
      }
  });
  await page.emulateMedia({ media: "print" });
  expect(await hiddenTexts(page)).toEqual([]);
  const counts = await page.evaluate(() =>
    [...document.querySelectorAll("main [data-slot=figure] > span")]
      .filter((figure) => figure.checkVisibility())
      .map((figure) => getComputedStyle(figure, "::after").content),
  );
  expect(counts.filter((content) => /\d/.test(content))).toEqual([]);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => {
    for (const motion of document.getAnimations())
      if (!(motion instanceof CSSAnimation)) motion.finish();
  });
}

for (const path of examplePaths)
  test(`in the middle of a motion ${path} is complete in a copy, on paper, and after its scripts have stopped`, async ({
    page,
    browser,
  }) => {
    await page.goto(path);
    await scrollToMotion(page);
    const html = await page.content();
    const printing = await page.evaluateHandle(() => ({
      // At the event, after the site's own listener: another motion may begin right after it.
      motions: new Promise<number>((resolve) => {
        window.addEventListener("beforeprint", () =>
          resolve(
            document
              .getAnimations()
              .filter((animation) => !(animation instanceof CSSAnimation))
              .length,
          ),
        );
      }),
    }));
    await page.pdf();
    expect(await printing.evaluate(({ motions }) => motions)).toBe(0);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const copy = await context.newPage();
    await copy.route(page.url(), (route) =>
      route.fulfill({ body: html, contentType: "text/html" }),
    );
    await copy.goto(page.url());
    await expect.poll(() => hiddenTexts(copy)).toEqual([]);
    await context.close();

    await scrollToMotion(page);
    await expectOnPaper(page);
    await scrollToMotion(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setScriptExecutionDisabled", { value: true });
    // The cohort's hero is faded while it is out of view.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => hiddenTexts(page)).toEqual([]);
  });

test("what gets the keyboard focus is visible at once @engines", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/");
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("Tab");
    const opacities = await page.evaluate(() => {
      const found: string[] = [];
      for (
        let element = document.activeElement;
        element;
        element = element.parentElement
      )
        found.push(getComputedStyle(element).opacity);
      return found;
    });
    expect(new Set(opacities)).toEqual(new Set(["1"]));
  }
});

test("a visitor who asks for less motion while the page is open gets it at once", async ({
  page,
}) => {
  await page.goto("/");
  await scrollToMotion(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().length))
    .toBe(0);
});
