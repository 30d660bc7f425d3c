import type { Page } from "@playwright/test";

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
