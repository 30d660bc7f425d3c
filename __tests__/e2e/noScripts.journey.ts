import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey";
import { missingParts } from "../support/missingParts";
import { examplePaths } from "../support/pages";

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

// With the scrollbars of phones, which take no room.
test.use({ javaScriptEnabled: false, isMobile: true });

// One test, since pages without scripts keep no state.
test("without scripts every page shows everything, with pictures of the right size", async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/404/);
  for (const path of [...examplePaths, "/no-such-page"])
    await test.step(path, async () => {
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
        await page.setViewportSize({ width, height: 900 });
        expect(await wrongSizes(page), `at ${width} px`).toEqual([]);
      }
      // Without scripts lazy pictures load at once.
      await expect.poll(() => missingParts(page)).toEqual([]);
    });
});
