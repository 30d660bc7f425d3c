import { expectAccessible } from "../support/expectAccessible";
import { holdRequests } from "../support/holdRequests";
import { expect, test } from "../support/journey";
import { visit } from "../support/visit";
import { countOf, field, readContent } from "../support/readContent";
import { said } from "../support/said";

/** How many entries a folded list shows. */
const initialCount = (file: string, section: string): number =>
  Number(
    field(field(field(readContent(file), section), "toggle"), "initialCount"),
  );

const lists = [
  {
    name: "Extended services",
    path: "/services",
    more: said("pages/services", "extended.toggle.moreLabel"),
    less: said("pages/services", "extended.toggle.lessLabel"),
    first: initialCount("pages/services", "extended"),
    all: countOf("pages/services", "extended", "services"),
  },
  {
    name: "Mentoring list",
    path: "/services/mentoring",
    more: said("pages/services-mentoring", "services.toggle.moreLabel"),
    less: said("pages/services-mentoring", "services.toggle.lessLabel"),
    first: initialCount("pages/services-mentoring", "services"),
    all: countOf("pages/services-mentoring", "services", "cards"),
  },
] as const;

for (const { name, path, more, less, first, all } of lists) {
  test.describe(name, () => {
    test.skip(all <= first, "The list shows all its entries at once.");

    test(`collapsed shows ${first} of ${all}; ${more} shows all; ${less} folds it again`, async ({
      page,
    }) => {
      await visit(page, path);
      const toggle = page.getByRole("button", { name: more, exact: true });
      const controlled = await toggle.getAttribute("aria-controls");
      const entries = page.locator(`[id="${controlled}"] > *`);
      await expect(entries).toHaveCount(all);
      await expect(entries.filter({ visible: true })).toHaveCount(first);
      await expect(toggle).toHaveAttribute("aria-expanded", "false");

      await toggle.focus();
      await page.keyboard.press("Enter");
      await expect(entries.filter({ visible: true })).toHaveCount(all);
      const fold = page.getByRole("button", { name: less, exact: true });
      await expect(fold).toBeFocused();
      await expect(fold).toHaveAttribute("aria-expanded", "true");

      const before = await fold.boundingBox();
      await page.keyboard.press("Enter");
      await expect(entries.filter({ visible: true })).toHaveCount(first);
      const after = await toggle.boundingBox();
      expect(after?.y).toBeCloseTo(before?.y ?? NaN, -1);
    });

    test("shows all at once when it is pressed before the scripts have come", async ({
      page,
    }) => {
      const release = await holdRequests(page, "**/*.js");
      await page.goto(path, { waitUntil: "commit" });
      const toggle = page.getByRole("button", { name: more, exact: true });
      const controlled = await toggle.getAttribute("aria-controls");
      const entries = page.locator(`[id="${controlled}"] > *`);
      await toggle.click();
      await expect(entries.filter({ visible: true })).toHaveCount(all);
      release();
      await expect(
        page.getByRole("button", { name: less, exact: true }),
      ).toHaveAttribute("aria-expanded", "true");
      await expect(entries.filter({ visible: true })).toHaveCount(all);
    });

    test("expanded has no accessibility violation", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visit(page, path);
      await page.getByRole("button", { name: more, exact: true }).click();
      await expectAccessible(page);
    });
  });
}
