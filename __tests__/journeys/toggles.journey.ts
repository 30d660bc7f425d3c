import type { Page } from "@playwright/test";
import services from "../../content/pages/services.json";
import { expect, test } from "../support/journey";

/** docs/product.md#folding-list */

const { heading, toggle, services: all } = services.extended;

test.skip(
  all.length <= toggle.initialCount,
  "The list shows all its entries at once.",
);

const entriesOf = (page: Page) =>
  page.getByRole("region", { name: heading }).locator("li");
const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

test("a list expands and collapses, and its button stays in place @engines", async ({
  page,
}) => {
  await page.goto("/services");
  const more = button(page, toggle.moreLabel);
  const less = button(page, toggle.lessLabel);
  const shown = entriesOf(page).filter({ visible: true });
  await expect(entriesOf(page)).toHaveCount(all.length);
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

test("entries of an unfolded list enter 0.1 s apart", async ({ page }) => {
  await page.goto("/services");
  await page.mouse.wheel(0, 100);
  const folded = entriesOf(page).last();
  await expect(folded).toHaveAttribute("data-enter", "waiting");
  // Several entries come into view together.
  await page.setViewportSize({ width: 1280, height: 5000 });
  await button(page, toggle.moreLabel).click();
  await expect(folded).toHaveAttribute("data-enter", "entered");
  const delays = await entriesOf(page).evaluateAll((entries) =>
    entries.map((entry) => entry.style.getPropertyValue("--delay")),
  );
  const unfolded = delays.slice(toggle.initialCount).slice(0, 4);
  expect(unfolded).toEqual(unfolded.map((_, index) => `${index * 100}ms`));
});
