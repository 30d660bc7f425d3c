import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey";
import { screens } from "../support/screens";
import { visit } from "../support/visit";

/** How many steps of the Tab key a page may take: more means that the focus goes round in a trap. */
const mostStops = 300;

const good = {
  isNamed: true,
  isVisible: true,
  isMarked: true,
  isUncovered: true,
};

/** What a person at the keyboard needs of the element that has the focus; all of it where none has. */
const focused = (end: Locator) =>
  end.evaluate((end, good) => {
    const element = document.activeElement;
    if (!element || element === document.body) return { ...good, isEnd: false };
    const { left, top, right, bottom, width, height } =
      element.getBoundingClientRect();
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const hasLabel =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement
        ? (element.labels?.length ?? 0) > 0
        : Boolean((element.textContent ?? "").trim()) ||
          element.hasAttribute("aria-label") ||
          element.hasAttribute("aria-labelledby");
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 2, top + 2],
      [right - 2, bottom - 2],
    ] as const;
    return {
      isEnd: element === end,
      html: element.outerHTML.slice(0, 120),
      isNamed: hasLabel,
      isVisible: width > 0 && height > 0,
      isMarked: outlineStyle !== "none" || boxShadow !== "none",
      isUncovered: points.some(([x, y]) => {
        const seen = document.elementFromPoint(x, y);
        return (
          seen !== null && (element.contains(seen) || seen.contains(element))
        );
      }),
    };
  }, good);

/** Presses a key until the focus is where the walk ends. */
async function walk(
  page: Page,
  key: "Tab" | "Shift+Tab",
  end: string,
): Promise<void> {
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press(key);
    let isEnd = false;
    // The skip link glides in, and a page that scrolls to the focus takes a moment.
    await expect
      .poll(async () => {
        const stopped = await focused(page.locator(end));
        isEnd = stopped.isEnd;
        return stopped;
      })
      .toMatchObject(good);
    if (isEnd) return;
  }
  throw new Error(`${key} never reached ${end}.`);
}

for (const { path } of screens) {
  test(`${path}: Tab leads to the footer's last link at 1280 px and Shift+Tab back at 390, every stop named, marked and uncovered`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, path);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement)
        document.activeElement.blur();
    });
    await walk(page, "Tab", "footer a >> nth=-1");
    await page.setViewportSize({ width: 390, height: 844 });
    await walk(page, "Shift+Tab", "a >> nth=0");
  });
}
