import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";
import { missingParts } from "../support/missingParts";
import { examplePaths } from "../support/pages";

/** docs/quality.md#accessibility */

const notFound = "/no-such-page";
const paths = [...examplePaths, notFound];

/** After more presses of Tab the focus is trapped. */
const mostStops = 300;

/** Text spacing of WCAG 1.4.12. */
const textSpacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }
`;

const setWidth = (page: Page, width: number) =>
  page.setViewportSize({ width, height: 900 });

const scrollToTop = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));

/** Faults of the focused element, and whether it is the first or the last link of the footer. */
const focusFaults = (
  page: Page,
): Promise<{ isFirst: boolean; isLast: boolean; faults: string[] }> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body)
      return { isFirst: false, isLast: false, faults: [] };
    const { left, top, right, bottom, width, height } =
      element.getBoundingClientRect();
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 2, top + 2],
      [right - 2, bottom - 2],
    ] as const;
    const isUncovered = points.some(([x, y]) => {
      const seen = document.elementFromPoint(x, y);
      return (
        seen !== null && (element.contains(seen) || seen.contains(element))
      );
    });
    const faults = [
      (width === 0 || height === 0) && "has no size",
      outlineStyle === "none" && boxShadow === "none" && "is not marked",
      !isUncovered && "is covered",
    ].filter((fault) => fault !== false);
    const footerLinks = [...document.querySelectorAll("footer a")];
    return {
      isFirst: element === footerLinks.at(0),
      isLast: element === footerLinks.at(-1),
      faults: faults.map(
        (fault) => `${element.outerHTML.slice(0, 120)} ${fault}`,
      ),
    };
  });

/**
 * Presses Tab from the content to the footer, which all pages share; on the home page from the top to the last link.
 */
async function walkByKeyboard(page: Page, isHome: boolean): Promise<void> {
  if (!isHome) await page.locator("#main").focus();
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press("Tab");
    let isEnd = false;
    // The skip link and scrolling to the focus are animated.
    await expect
      .poll(async () => {
        const stopped = await focusFaults(page);
        isEnd = isHome ? stopped.isLast : stopped.isFirst;
        return stopped.faults;
      })
      .toEqual([]);
    if (isEnd) return;
  }
  throw new Error("Tab never reached the footer.");
}

/** How far the page is wider than the window, in px. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Fails if the page is wider than the window. */
async function expectToFit(
  page: Page,
  state: string,
  widths: readonly number[],
): Promise<void> {
  for (const width of widths) {
    await setWidth(page, width);
    await expect
      .poll(() => overflow(page), { message: `${state} at ${width} px` })
      .toBeLessThanOrEqual(0);
  }
}

/** Sets the text size of the browser's settings, in per cent. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const standard = (16 * percent) / 100;
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await session.detach();
}

for (const path of paths) {
  test(`${path} is accessible, fits the window and can be walked with Tab`, async ({
    page,
    allowConsole,
  }) => {
    if (path === notFound) allowConsole(/404|no-such-page/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await expect(page.locator("h1:visible")).toHaveCount(1);
    await walkByKeyboard(page, path === "/");
    // Elsewhere the header may cover a part of a link.
    await scrollToTop(page);
    for (const width of [1280, 390]) {
      await setWidth(page, width);
      await expectAccessible(page);
    }
    await expectToFit(page, "as it is", [320, 390, 768, 1280]);
    await setTextSize(page, 200);
    await expectToFit(page, "with text twice as large", [640, 1280]);
    await setTextSize(page, 100);
    await page.addStyleTag({ content: textSpacing });
    await expectToFit(page, "spaced", [390, 1280]);
  });
}

/**
 * Pictures whose `sizes` name another width than they have in this window: the browser selects a file that is blurred,
 * or too large. Parts that object-fit crops count.
 */
const wrongSizes = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("div"));
    probe.style.position = "absolute";
    const namedWidth = (sizes: string) => {
      for (const size of sizes.split(",")) {
        const [, media, width = ""] =
          /^\s*(\(.*\))?\s*([^\s)]+|\w+\(.*\))\s*$/.exec(size) ?? [];
        if (media && !matchMedia(media).matches) continue;
        probe.style.width = width;
        return probe.getBoundingClientRect().width;
      }
      return NaN;
    };
    const images = document.querySelectorAll<HTMLImageElement>("picture img");
    const wrong = [...images]
      .filter((image) => image.checkVisibility() && image.sizes !== "")
      .map((image) => {
        const { clientWidth, clientHeight } = image;
        const ratio =
          Number(image.getAttribute("width")) /
          Number(image.getAttribute("height"));
        const both = [clientWidth, clientHeight * ratio];
        const isWhole = getComputedStyle(image).objectFit === "contain";
        const shown = isWhole ? Math.min(...both) : Math.max(...both);
        const named = namedWidth(image.sizes);
        return { file: image.currentSrc.replace(/^.*\//, ""), named, shown };
      })
      .filter(
        ({ named, shown }) => !(named / shown <= 1.4 && named / shown >= 0.6),
      );
    probe.remove();
    return wrong;
  });

test.describe("without scripts", () => {
  // With the scrollbars of phones, which take no room.
  test.use({ javaScriptEnabled: false, isMobile: true });

  for (const path of paths)
    test(`${path} shows everything, with pictures of the right size`, async ({
      page,
      allowConsole,
    }) => {
      if (path === notFound) allowConsole(/404/);
      await page.goto(path);
      await expect(page.locator("h1:visible")).toHaveCount(1);
      // Tabs, answers and folded lists are open, carousels and strips scroll.
      await expect(
        page.locator(
          "main :is([role=tabpanel], [role=region], [role=group]:not(:has(button)), h2, h3, dd):not(:visible)",
        ),
      ).toHaveCount(0);
      // Buttons that need scripts are hidden; questions are also headings.
      await expect(
        page.locator("main button:not([type=submit], h3 *):visible"),
      ).toHaveCount(0);
      for (const width of [412, 768, 1440]) {
        await setWidth(page, width);
        expect(await wrongSizes(page), `at ${width} px`).toEqual([]);
      }
      // Without scripts lazy pictures load at once.
      await expect.poll(() => missingParts(page)).toEqual([]);
    });
});
