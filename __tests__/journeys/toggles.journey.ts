import mentoring from "../../content/pages/services-mentoring.json";
import services from "../../content/pages/services.json";
import { expect, test } from "../support/journey";

/** docs/product.md#folding-list */

for (const [path, { moreLabel, lessLabel, initialCount }, all] of [
  ["/services", services.extended.toggle, services.extended.services.length],
  [
    "/services/mentoring",
    mentoring.services.toggle,
    mentoring.services.cards.length,
  ],
] as const)
  test(`${path}: ${moreLabel} shows all of the list, ${lessLabel} folds it where it was pressed`, async ({
    page,
  }) => {
    test.skip(all <= initialCount, "The list shows all its entries at once.");
    await page.goto(path);
    const more = page.getByRole("button", { name: moreLabel, exact: true });
    const less = page.getByRole("button", { name: lessLabel, exact: true });
    const controlled = await more.getAttribute("aria-controls");
    const entries = page.locator(`[id="${controlled}"] > *`);
    const shown = entries.filter({ visible: true });
    await expect(entries).toHaveCount(all);
    await expect(shown).toHaveCount(initialCount);
    await expect(more).toHaveAttribute("aria-expanded", "false");

    await more.focus();
    await page.keyboard.press("Enter");
    await expect(shown).toHaveCount(all);
    await expect(less).toBeFocused();
    await expect(less).toHaveAttribute("aria-expanded", "true");

    const before = await less.boundingBox();
    await page.keyboard.press("Enter");
    await expect(shown).toHaveCount(initialCount);
    const after = await more.boundingBox();
    expect(after?.y).toBeCloseTo(before?.y ?? NaN, -1);
  });
