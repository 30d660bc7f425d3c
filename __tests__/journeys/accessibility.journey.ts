import type { Page } from "@playwright/test";
import { screens } from "../support/screens";
import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";
import { pathsWithoutArticle } from "../support/readers";

const paths = [
  ...screens.map(({ path }) => path),
  ...pathsWithoutArticle().slice(0, 1),
  "/news-articles/news",
  "/no-such-page",
];

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

const setWidth = (page: Page, width: number) =>
  page.setViewportSize({ width, height: 900 });

async function expectNoOverflow(page: Page, state: string): Promise<void> {
  for (const width of [320, 390, 768, 1280, 1440]) {
    await setWidth(page, width);
    await expect
      .poll(() => overflow(page), `${state} at ${width} px`)
      .toBeLessThanOrEqual(0);
  }
}

for (const path of paths) {
  test(`${path} has no accessibility violation and never scrolls sideways, nor with wider text spacing`, async ({
    page,
    allowConsole,
  }) => {
    test.setTimeout(90_000);
    if (path === "/no-such-page") allowConsole(/404|no-such-page/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    for (const width of [390, 1280]) {
      await setWidth(page, width);
      await expectAccessible(page);
    }
    await expectNoOverflow(page, "as sent");
    await page.addStyleTag({ content: textSpacing });
    await expectNoOverflow(page, "spaced");
  });
}
