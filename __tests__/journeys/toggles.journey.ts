import { pageWith } from "../support/builtSite";
import { expect, test } from "../support/journey";

/** docs/product.md#folding-list */

const path = pageWith(/<li[^>]* data-folded=/) ?? "";

test.skip(path === "", "No page has a folding list.");

test("a list expands and collapses, and its button stays in place @engines", async ({
  page,
}) => {
  await page.goto(path);
  const list = page.locator("div:has(> ul + button, > ol + button)").first();
  const toggle = list.locator("> button");
  const more = await toggle.innerText();
  const entries = list.locator("> :is(ul, ol) > li");
  const shown = entries.filter({ visible: true });
  const all = await entries.count();
  const first = await entries.and(page.locator(":not([data-folded])")).count();
  await expect(shown).toHaveCount(first);
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await page.emulateMedia({ media: "print" });
  await expect(shown).toHaveCount(all);
  await page.emulateMedia({ media: "screen" });

  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(shown).toHaveCount(all);
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(toggle).not.toHaveText(more);

  const before = await toggle.boundingBox();
  await page.keyboard.press("Enter");
  await expect(shown).toHaveCount(first);
  const after = await toggle.boundingBox();
  expect(after?.y).toBeCloseTo(before?.y ?? NaN, -1);
});
