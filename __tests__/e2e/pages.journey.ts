import type { Page, Request } from "@playwright/test";
import { gzipSync } from "node:zlib";
import budgets from "../../budgets.json";
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

/** docs/quality.md#performance */

/** What a request counts towards. */
function budgetOf(request: Request): keyof typeof budgets | undefined {
  if (request.url().includes("/page-data/")) return "pageData";
  const kinds: Readonly<Record<string, keyof typeof budgets>> = {
    document: "html",
    script: "firstLoadJavaScript",
    stylesheet: "cssAndFonts",
    font: "cssAndFonts",
    image: "picturesInFirstView",
  };
  return kinds[request.resourceType()];
}

/** By address: pages share most files. */
const sizes = new Map<string, number>();

/** The size of a response in bytes, as hosts send it. */
async function bytesOf(request: Request): Promise<number> {
  const known = sizes.get(request.url());
  if (known !== undefined) return known;
  const body = (await (await request.response())?.body()) ?? Buffer.alloc(0);
  const isText = /document|script|stylesheet|fetch|xhr/.test(
    request.resourceType(),
  );
  const { length } = isText ? gzipSync(body) : body;
  sizes.set(request.url(), length);
  return length;
}

/** The sizes of what a page has loaded, in KB, as far as they are above those of budgets.json. */
async function excessOf(requests: readonly Request[], html: string) {
  // Scripts that the document does not name are parts that load later, such as tabs, and other pages.
  const first = requests.filter(
    (request) =>
      request.resourceType() !== "script" ||
      html.includes(new URL(request.url()).pathname),
  );
  const weights = new Map<string, number>();
  for (const request of first) {
    const budget = budgetOf(request);
    if (budget)
      weights.set(
        budget,
        (weights.get(budget) ?? 0) + (await bytesOf(request)) / 1000,
      );
  }
  return Object.entries(budgets)
    .map(([name, most]) => [name, weights.get(name) ?? 0, most] as const)
    .filter(([, weight, most]) => weight > most);
}

/** Scrolls through the page and back. Fails if a part does not show, or a font has not loaded. */
async function expectAllParts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 300) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
  // It sticks to the top of the window.
  await expect(page.getByRole("banner")).toBeInViewport();
  await scrollToTop(page);
  await expect.poll(() => missingParts(page)).toEqual([]);
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', "")),
  );
  expect(loaded).toEqual(expect.arrayContaining(["Eczar", "Figtree"]));
}

test.describe("on the phone that Lighthouse measures with", () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });

  for (const path of paths)
    test(`${path} is within budgets.json, shows all its parts, is accessible, fits any window and can be walked with Tab`, async ({
      page,
      allowConsole,
    }) => {
      if (path === notFound) allowConsole(/404|no-such-page/);
      const requests: Request[] = [];
      page.on("request", (request) => requests.push(request));
      const response = await page.goto(path);
      const html = (await response?.text()) ?? "";
      expect(await excessOf(requests, html)).toEqual([]);
      await expect(page.locator("h1:visible")).toHaveCount(1);
      await expectAllParts(page);

      await page.emulateMedia({ reducedMotion: "reduce" });
      await expectAccessible(page);
      await setWidth(page, 1280);
      await walkByKeyboard(page, path === "/");
      // Elsewhere the header may cover a part of a link.
      await scrollToTop(page);
      await expectAccessible(page);
      await expectToFit(page, "as it is", [320, 390, 768, 1280]);
      await setTextSize(page, 200);
      await expectToFit(page, "with text twice as large", [640, 1280]);
      await setTextSize(page, 100);
      await page.addStyleTag({ content: textSpacing });
      await expectToFit(page, "spaced", [390, 1280]);
    });
});
