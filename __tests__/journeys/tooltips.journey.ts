import type { Locator } from "@playwright/test";
import { expect, test } from "../support/journey";
import { countOf } from "../support/readContent";
import { said } from "../support/said";
import { visit } from "../support/visit";

/** Whether the label of a link can be seen: the mouse would touch it. */
const isShown = (link: Locator) =>
  link.locator("[data-plane=ink]").evaluate((label) => {
    const { left, top, width, height } = label.getBoundingClientRect();
    return (
      getComputedStyle(label).opacity === "1" &&
      document.elementFromPoint(left + width / 2, top + height / 2) === label
    );
  });

/** Milliseconds from now until the label of a link can be seen. */
async function millisecondsUntilShown(link: Locator): Promise<number> {
  const start = performance.now();
  await expect
    .poll(() => isShown(link), { intervals: [20], timeout: 3000 })
    .toBe(true);
  return performance.now() - start;
}

test.describe("tooltips", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("open 700 ms after the mouse rests on a social link, the next one at once", async ({
    page,
  }) => {
    await visit(page, "/contact");
    const links = page.getByRole("banner").getByRole("group").getByRole("link");
    test.skip((await links.count()) < 2, "The header shows fewer profiles.");
    await links.first().hover();
    const first = await millisecondsUntilShown(links.first());
    expect(first).toBeGreaterThan(400);
    expect(first).toBeLessThan(1500);
    await links.nth(1).hover();
    expect(await millisecondsUntilShown(links.nth(1))).toBeLessThan(250);
  });

  test("stay while the mouse is on them, and Escape puts them away", async ({
    page,
  }) => {
    await visit(page, "/contact");
    const link = page
      .getByRole("banner")
      .getByRole("group")
      .getByRole("link")
      .first();
    test.skip((await link.count()) === 0, "The header shows no profiles.");
    const label = link.locator("[data-plane=ink]");
    await link.hover();
    await expect.poll(() => isShown(link)).toBe(true);
    await label.hover();
    expect(await isShown(link)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => isShown(link)).toBe(false);
    await page.mouse.move(700, 700);
    await link.hover();
    await expect.poll(() => isShown(link)).toBe(true);
  });

  test("open for the keyboard as well, and name the link", async ({ page }) => {
    const profile = said("site", "socialProfiles[0].label");
    await visit(page, "/contact");
    const link = page.getByRole("banner").getByRole("link", { name: profile });
    test.skip((await link.count()) === 0, "The header shows no profiles.");
    await page
      .getByRole("banner")
      .getByRole("link")
      .nth(countOf("site", "navigation"))
      .focus();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect.poll(() => isShown(link)).toBe(true);
  });
});
