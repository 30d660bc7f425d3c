import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";
import { visit } from "../support/visit";

const lists = [
  {
    name: "Extended services",
    path: "/services",
    more: "Load More Services",
    less: "Load Less Services",
    all: 15,
  },
  {
    name: "Mentoring list",
    path: "/services/mentoring",
    more: "Load More",
    less: "Load Less Services",
    all: 14,
  },
] as const;

for (const { name, path, more, less, all } of lists) {
  test.describe(name, () => {
    test(`collapsed shows 6 of ${all}; ${more} shows all; ${less} folds it again`, async ({
      page,
    }) => {
      await visit(page, path);
      const toggle = page.getByRole("button", { name: more, exact: true });
      const controlled = await toggle.getAttribute("aria-controls");
      const entries = page.locator(`[id="${controlled}"] > *`);
      await expect(entries).toHaveCount(all);
      await expect(entries.filter({ visible: true })).toHaveCount(6);
      await expect(toggle).toHaveAttribute("aria-expanded", "false");

      await toggle.focus();
      await page.keyboard.press("Enter");
      await expect(entries.filter({ visible: true })).toHaveCount(all);
      const fold = page.getByRole("button", { name: less, exact: true });
      await expect(fold).toBeFocused();
      await expect(fold).toHaveAttribute("aria-expanded", "true");

      const before = await fold.boundingBox();
      await page.keyboard.press("Enter");
      await expect(entries.filter({ visible: true })).toHaveCount(6);
      const after = await toggle.boundingBox();
      expect(after?.y).toBeCloseTo(before?.y ?? NaN, -1);
    });

    test("expanded has no accessibility violation", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visit(page, path);
      await page.getByRole("button", { name: more, exact: true }).click();
      await expectAccessible(page);
    });
  });
}
