import type { Page } from "@playwright/test";
import labels from "../../content/shared/interface.json";
import { expect, test } from "../support/journey";
import { screens } from "../support/pages";

/** docs/design.md */

/** Left edges and tops, in whole pixels, of the elements that a selector finds and the page shows. */
const placesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 1)
      .map(({ left, top }) => ({
        left: Math.round(left),
        top: Math.round(top),
      })),
  );

for (const { path } of screens)
  test(`no heading of ${path} begins left of the page's text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const [brand] = await placesOf(page, "header a");
    const headings = await placesOf(page, "main :is(h1, h2, h3)");
    expect(
      Math.min(...headings.map(({ left }) => left)),
    ).toBeGreaterThanOrEqual(brand?.left ?? 0);
  });

test("figures and titles of neighbouring cells are level on phones", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/");
  const cells = await placesOf(page, "[aria-labelledby=statistics] li");
  for (const part of ["h3", "h3 + p"]) {
    const parts = await placesOf(
      page,
      `[aria-labelledby=statistics] li > ${part}`,
    );
    const tops = new Map<number | undefined, Set<number>>();
    for (const [index, { top }] of parts.entries()) {
      const row = cells[index]?.top;
      tops.set(row, (tops.get(row) ?? new Set()).add(top));
    }
    for (const level of tops.values()) expect(level.size, part).toBe(1);
  }
});

test("no document is alone in the last line of the footer on phones", async ({
  page,
}) => {
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const links = await placesOf(
      page,
      `[aria-label="${labels.documentNavigation}"] a`,
    );
    const last = links.filter(({ top }) => top === links.at(-1)?.top);
    expect(last.length, `${width} px`).toBeGreaterThan(
      links.length > 2 ? 1 : 0,
    );
  }
});
