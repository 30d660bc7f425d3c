import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey";
import { watchLayoutShift } from "../support/layoutShift";
import { literally } from "../support/literally";
import { entries, field, pluck, readContent } from "../support/readContent";
import { figureNumber, said } from "../support/said";

/** docs/product.md#count-up: counted up from 0 when scrolled into view, over 3 seconds on the cohort page. */

interface Seen {
  text: string;
  time: number;
  final: string;
  /** The copy has gone: the count is over. */
  isOver: boolean;
}

/** Notes every text that the moving copy of a figure shows, with its time, and when the copy goes. */
async function recordFigures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen[] = [];
    const isFigure = (node: Node) =>
      node instanceof Element && node.matches("[data-counting]");
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { target, addedNodes, removedNodes } of changes) {
        for (const node of removedNodes) {
          if (!isFigure(target) || !(node instanceof Element)) continue;
          seen.push({
            text: node.textContent,
            time: performance.now(),
            final: target.textContent ?? "",
            isOver: true,
          });
        }
        for (const node of [target, ...addedNodes]) {
          const copy = node instanceof Element ? node : node.parentElement;
          if (!copy?.matches("[data-counting] > [aria-hidden]")) continue;
          seen.push({
            text: copy.textContent,
            time: performance.now(),
            final: copy.previousElementSibling?.textContent ?? "",
            isOver: false,
          });
        }
      }
    }).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

/** The figures of the about page. */
const shown = entries(
  field(field(readContent("pages/about"), "statistics"), "cards"),
).map((key) => figureNumber(String(key)));
const claims = pluck(
  field(field(readContent("pages/cohort"), "results"), "claims"),
  "figure",
).map((key) => figureNumber(String(key)));

/** The last figure that begins with its number, as a count is read, and stands once. */
const counted = (all: readonly string[]): string =>
  all.findLast(
    (each) =>
      /^\d/.test(each) && all.filter((other) => other === each).length === 1,
  ) ?? "";

const seenOf = (page: Page, final: string): Promise<Seen[]> =>
  page.evaluate(
    (wanted) =>
      (Reflect.get(window, "seen") as Seen[]).filter(
        (each) => each.final === wanted,
      ),
    final,
  );

const figures = (page: Page, region: string): Locator =>
  page.getByRole("region", { name: region, exact: true });

for (const [path, region, final, milliseconds] of [
  ["/about", said("pages/about", "statistics.heading"), counted(shown), 1600],
  ["/cohort", said("pages/cohort", "results.heading"), counted(claims), 3000],
] as const) {
  test(`${path}: ${final} counts up from 0 over ${milliseconds} ms`, async ({
    page,
  }) => {
    test.skip(!final, "No figure of the page begins with its number.");
    await page.setViewportSize({ width: 1280, height: 400 });
    await recordFigures(page);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await seenOf(page, final)).toEqual([]);
    await figures(page, region)
      .getByText(final, { exact: true })
      .first()
      .scrollIntoViewIfNeeded();
    await expect
      .poll(async () => (await seenOf(page, final)).at(-1)?.isOver, {
        timeout: 6000,
      })
      .toBe(true);
    const seen = await seenOf(page, final);
    expect(seen.at(-1)?.text).toBe(final);
    const numberOf = (text: string) =>
      Number.parseFloat(text.replaceAll(",", ""));
    const numbers = seen.map(({ text }) => numberOf(text));
    expect(numbers[0]).toBe(0);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(numbers.length).toBeGreaterThan(Math.min(5, numberOf(final)));
    const [start, end] = [seen[0]?.time ?? 0, seen.at(-1)?.time ?? 0];
    expect(end - start).toBeGreaterThan(milliseconds - 200);
    expect(end - start).toBeLessThan(milliseconds + 600);
  });
}

test("the final figures are in the HTML for crawlers", async ({ request }) => {
  const html = await (await request.get("/about")).text();
  for (const number of shown) expect(html).toContain(`>${number}<`);
});

test("counting shifts nothing", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  const shift = await watchLayoutShift(page);
  await figures(page, said("pages/about", "statistics.heading"))
    .getByText(shown.at(-1) ?? "", { exact: true })
    .first()
    .scrollIntoViewIfNeeded();
  await page.waitForTimeout(2000);
  expect(await shift()).toBe(0);
});

test("screen readers hear only the final figure", async ({ page }) => {
  await page.goto("/about");
  const figure = figures(page, said("pages/about", "statistics.heading"));
  await figure.scrollIntoViewIfNeeded();
  for (let look = 0; look < 8; look++) {
    const snapshot = await figure.ariaSnapshot();
    for (const number of shown)
      expect(
        snapshot.match(new RegExp(`: "?${literally(number)}"?$`, "gm")),
      ).toHaveLength(shown.filter((each) => each === number).length);
    await page.waitForTimeout(150);
  }
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the final figure shows at once", async ({ page }) => {
    await recordFigures(page);
    await page.goto("/about");
    await page.waitForLoadState("networkidle");
    await figures(
      page,
      said("pages/about", "statistics.heading"),
    ).scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    expect(await seenOf(page, shown[0] ?? "")).toEqual([]);
    await expect(
      page.getByText(shown[0] ?? "", { exact: true }).first(),
    ).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the final figure shows", async ({ page }) => {
    await page.goto("/about");
    for (const number of shown)
      await expect(
        page.getByText(number, { exact: true }).first(),
      ).toBeVisible();
  });
});
