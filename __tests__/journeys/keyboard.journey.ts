import { expect, test } from "../support/journey";
import { screens } from "../support/screens";
import { visit } from "../support/visit";

/** How many steps of the Tab key a page may take: more means that the focus goes round in a trap. */
const mostStops = 150;

for (const { path } of screens) {
  test(`${path}: the Tab key reaches the footer's last link, every stop can be seen and has a name`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, path);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement)
        document.activeElement.blur();
    });
    const last = page.getByRole("contentinfo").getByRole("link").last();
    for (let stop = 0; stop < mostStops; stop++) {
      await page.keyboard.press("Tab");
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const { width, height } = element.getBoundingClientRect();
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        const named =
          (element.textContent ?? "").trim() ||
          element.getAttribute("aria-label");
        const labelled =
          element instanceof HTMLInputElement ||
          element instanceof HTMLTextAreaElement
            ? (element.labels?.length ?? 0) > 0
            : Boolean(named) || element.hasAttribute("aria-labelledby");
        return {
          html: element.outerHTML.slice(0, 120),
          isNamed: labelled,
          isVisible: width > 0 && height > 0,
          isMarked: outlineStyle !== "none" || boxShadow !== "none",
        };
      });
      if (focus) {
        expect(focus).toEqual({
          ...focus,
          isNamed: true,
          isVisible: true,
          isMarked: true,
        });
      }
      if (await last.evaluate((element) => element === document.activeElement))
        return;
    }
    throw new Error("The Tab key never reached the end of the page.");
  });
}
