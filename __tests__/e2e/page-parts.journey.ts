import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";

/** docs/product.md#accordion, docs/product.md#tabs, docs/product.md#folding-list */

test("at most one question is open, by mouse and by keyboard @engines", async ({
  page,
}) => {
  // The hero, out of view, would be faded.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/cohort");
  const questions = page.locator("h3 > button[aria-expanded]");
  const names = await questions.allInnerTexts();
  const last = names.length - 1;
  /** Expects the question of this number to be open. The others are closed: screen readers find no answer to them. */
  const expectOpen = async (open?: number) => {
    for (const [index, name] of names.entries()) {
      const isOpen = index === open;
      await expect(questions.nth(index)).toHaveAttribute(
        "aria-expanded",
        String(isOpen),
      );
      await expect(page.getByRole("region", { name, exact: true })).toHaveCount(
        Number(isOpen),
      );
    }
  };
  await expectOpen(0);
  await questions.first().click();
  await expectOpen();
  await questions.first().click();
  await expectOpen(0);
  await questions.last().focus();
  if (last > 0) await page.keyboard.press("Enter");
  await expectOpen(last);
  await page.keyboard.press("Space");
  await expectOpen();
  await expectAccessible(page);
});

test("a list expands and collapses @engines", async ({ page }) => {
  await page.goto("/services/mentoring");
  const toggle = page.getByRole("main").locator("button[aria-expanded]");
  const list = await toggle.getAttribute("aria-controls");
  const entries = page.locator(`[id="${list}"] li`);
  const shown = entries.filter({ visible: true });
  const all = await entries.count();
  await expect(shown).toHaveCount(6);
  await expect(toggle).toHaveText("Load More");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");

  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(shown).toHaveCount(all);
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(toggle).toHaveText("Load Less Services");

  await page.keyboard.press("Enter");
  await expect(shown).toHaveCount(6);
});
