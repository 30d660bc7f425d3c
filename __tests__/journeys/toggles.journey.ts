import services from "../../content/pages/services.json";
import { expect, test } from "../support/journey";

/** docs/product.md#folding-list */

const { toggle, services: all } = services.extended;

test("a list expands and collapses, and its button stays in place @engines", async ({
  page,
}) => {
  test.skip(
    all.length <= toggle.initialCount,
    "The list shows all its entries at once.",
  );
  await page.goto("/services");
  const more = page.getByRole("button", {
    name: toggle.moreLabel,
    exact: true,
  });
  const less = page.getByRole("button", {
    name: toggle.lessLabel,
    exact: true,
  });
  const controlled = await more.getAttribute("aria-controls");
  const entries = page.locator(`[id="${controlled}"] > *`);
  const shown = entries.filter({ visible: true });
  await expect(entries).toHaveCount(all.length);
  await expect(shown).toHaveCount(toggle.initialCount);
  await expect(more).toHaveAttribute("aria-expanded", "false");
  await page.emulateMedia({ media: "print" });
  await expect(shown).toHaveCount(all.length);
  await page.emulateMedia({ media: "screen" });

  await more.focus();
  await page.keyboard.press("Enter");
  await expect(shown).toHaveCount(all.length);
  await expect(less).toBeFocused();
  await expect(less).toHaveAttribute("aria-expanded", "true");

  const before = await less.boundingBox();
  await page.keyboard.press("Enter");
  await expect(shown).toHaveCount(toggle.initialCount);
  const after = await more.boundingBox();
  expect(after?.y).toBeCloseTo(before?.y ?? NaN, -1);
});
