import type { Page } from "@playwright/test";

/** How far the page is wider than the window, in px. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Visible elements that show nothing: pictures that are not loaded and transparent texts. A row's hidden end is not visible. */
export const missingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, p, img)"),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().left < innerWidth,
    );
    return shown
      .filter(
        (element) =>
          !element.checkVisibility({ opacityProperty: true }) ||
          (element instanceof HTMLImageElement && element.naturalWidth === 0),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** A picture whose file has too many or too few pixels for its width on the page. */
interface WrongPicture {
  readonly file: string;
  readonly density: number;
  readonly sent: number;
  readonly needed: number;
}

/**
 * Pictures for which `srcset` and `sizes` select a file of the wrong size in this window, at one and two device pixels
 * per px. Parts that object-fit crops count.
 *
 * @param shares Least and greatest ratio of the width of a file to that on the page.
 */
export const wrongSizes = (
  page: Page,
  shares: { least: number; most: number },
): Promise<WrongPicture[]> =>
  page.evaluate(({ least, most }) => {
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
      .flatMap((image) => {
        const { clientWidth, clientHeight } = image;
        const ratio =
          Number(image.getAttribute("width")) /
          Number(image.getAttribute("height"));
        const both = [clientWidth, clientHeight * ratio];
        const isWhole = getComputedStyle(image).objectFit === "contain";
        const shown = isWhole ? Math.min(...both) : Math.max(...both);
        const widths = [...image.srcset.matchAll(/ (\d+)w/g)]
          .map(([, width]) => Number(width))
          .sort((a, b) => a - b);
        const largest = widths.at(-1) ?? NaN;
        return [1, 2].map((density) => {
          const asked = namedWidth(image.sizes) * density;
          return {
            file: image.currentSrc.replace(/^.*\//, ""),
            density,
            sent: widths.find((width) => width >= asked) ?? largest,
            needed: Math.min(shown * density, largest),
          };
        });
      })
      .filter(
        ({ sent, needed }) =>
          !(sent / needed <= most && sent / needed >= least),
      );
    probe.remove();
    return wrong;
  }, shares);

/** Faults of the focused element, and whether it is the last link of the page. */
export const focusFaults = (
  page: Page,
): Promise<{ isEnd: boolean; faults: string[] }> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body)
      return { isEnd: false, faults: [] };
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
    return {
      isEnd: element === [...document.querySelectorAll("footer a")].at(-1),
      faults: faults.map(
        (fault) => `${element.outerHTML.slice(0, 120)} ${fault}`,
      ),
    };
  });

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Records layout shifts, including those after an input. Returns a function that reads their sum. */
export async function watchLayoutShift(
  page: Page,
): Promise<() => Promise<number>> {
  const sum = await page.evaluateHandle(() => {
    const state = { total: 0 };
    // Chromium alone measures it; other engines warn about an unknown type.
    if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift"))
      return state;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        state.total += entry.value;
    }).observe({ type: "layout-shift", buffered: false });
    return state;
  });
  return () => sum.evaluate(({ total }) => total);
}
