import { expect, test } from "../support/journey";
import { watchLayoutShift } from "../support/pageChecks";

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
