import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { screens } from "../support/screens";
import { expect, test } from "../support/journey";

const paths = [
  ...screens.map(({ path }) => path),
  "/article/news-3",
  "/news-articles/news",
  "/no-such-page",
];

for (const width of [390, 1280]) {
  for (const path of paths) {
    test(`${path} has no accessibility violation at ${width} px`, async ({
      page,
      allowConsole,
    }) => {
      if (path === "/no-such-page") allowConsole(/404|no-such-page/);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => ({
          id,
          targets: nodes.map(({ target }) => target.join(" ")),
        })),
      ).toEqual([]);
    });
  }
}

/** The spacing that a reader may set without losing anything (WCAG 1.4.12). */
const textSpacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }
`;

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const [width, spacing] of [
  [320, ""],
  [390, textSpacing],
  [768, textSpacing],
  [1280, textSpacing],
  [1440, textSpacing],
] as const) {
  test(`no page scrolls sideways at ${width} px${spacing && ", nor with wider text spacing"}`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404|no-such-page/);
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      if (!spacing) continue;
      await page.addStyleTag({ content: spacing });
      expect(await overflow(page), `${path}, spaced`).toBeLessThanOrEqual(0);
    }
  });
}
