import type { Page } from "@playwright/test";
import { pageWith } from "../support/builtSite";
import { expect, test } from "../support/journey";

/** docs/product.md#folding-list */

const path = pageWith(/<li[^>]* data-folded=/) ?? "";

test.skip(path === "", "No page has a folding list.");

const list = (page: Page) =>
  page.locator("div:has(> ul + button, > ol + button)");
const entriesOf = (page: Page) =>
  list(page).first().locator("> :is(ul, ol) > li");
const toggleOf = (page: Page) => list(page).first().locator("> button");

test("a list expands and collapses, and its button stays in place @engines", async ({
  page,
}) => {
  await page.goto(path);
  const toggle = toggleOf(page);
  const more = await toggle.innerText();
  const shown = entriesOf(page).filter({ visible: true });
  const all = await entriesOf(page).count();
  const first = await entriesOf(page)
    .and(page.locator(":not([data-folded])"))
    .count();
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

test("entries of an unfolded list enter 0.1 s apart", async ({ page }) => {
  await page.goto(path);
  await page.mouse.wheel(0, 100);
  const folded = entriesOf(page).last();
  const first = await entriesOf(page)
    .and(page.locator(":not([data-folded])"))
    .count();
  await expect(folded).toHaveAttribute("data-enter", "waiting");
  // Several entries come into view together.
  await page.setViewportSize({ width: 1280, height: 5000 });
  await toggleOf(page).click();
  await expect(folded).toHaveAttribute("data-enter", "entered");
  const delays = await entriesOf(page).evaluateAll((entries) =>
    entries.map((entry) => entry.style.getPropertyValue("--delay")),
  );
  const unfolded = delays.slice(first, first + 4);
  expect(unfolded).toEqual(unfolded.map((_, index) => `${index * 100}ms`));
});
