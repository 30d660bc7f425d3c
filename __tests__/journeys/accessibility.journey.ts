import type { Page } from "@playwright/test";
import { screens } from "../support/screens";
import { expectAccessible } from "../support/expectAccessible";
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
      await expectAccessible(page);
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

for (const width of [320, 390, 768, 1280, 1440]) {
  test(`no page scrolls sideways at ${width} px, nor with wider text spacing`, async ({
    page,
    allowConsole,
  }) => {
    test.setTimeout(90_000);
    allowConsole(/404|no-such-page/);
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      await page.addStyleTag({ content: textSpacing });
      expect(await overflow(page), `${path}, spaced`).toBeLessThanOrEqual(0);
    }
  });
}
