import type { Locator, Page } from "@playwright/test";
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

test("the steps of a process are in rows of six, and in one column on a phone", async ({
  page,
}) => {
  const line = 'preserveAspectRatio="none"';
  await page.goto("/cohort");
  const items = page
    .locator(`section:has(svg[${line}]):has(ol)`)
    .first()
    .locator("ol > li");
  const count = await items.count();
  const edges = (side: "left" | "top") =>
    items.evaluateAll(
      (all, edge) =>
        new Set(all.map((each) => each.getBoundingClientRect()[edge])).size,
      side,
    );
  const rows = Math.ceil(count / 6);
  expect(await edges("top")).toBe(rows);
  expect(await edges("left")).toBeGreaterThanOrEqual(count / rows);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await edges("left")).toBe(1);
  expect(await edges("top")).toBe(count);
});

test("a table has its column and row headers on desktops and phones @engines", async ({
  page,
}) => {
  await page.goto("/cohort");
  const table = page.getByRole("table").first();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [role, scope] of [
      ["columnheader", "col"],
      ["rowheader", "row"],
    ] as const)
      await expect(table.getByRole(role)).toHaveCount(
        await table.locator(`[scope=${scope}]`).count(),
      );
  }
});

/** The first list of a page that folds. */
function foldingList(page: Page) {
  const list = page.locator("div:has(> ul + button, > ol + button)").first();
  const entries = list.locator("> :is(ul, ol) > li");
  const shown = entries.filter({ visible: true });
  return { toggle: list.locator("> button"), entries, shown };
}

test("a list expands and collapses @engines", async ({ page }) => {
  await page.goto("/services/mentoring");
  const { toggle, entries, shown } = foldingList(page);
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

test("at 390 px the name of each chosen tab can be read", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto("/membership");
  /** Whether nothing covers the tab's name, from its first letter to its last. */
  const isSeen = (tab: Locator) =>
    tab.evaluate((element) => {
      const name = document.createRange();
      name.selectNodeContents(element);
      const { left, right, top } = name.getBoundingClientRect();
      return [left + 1, right - 1].every(
        (x) => document.elementFromPoint(x, top + 2) === element,
      );
    });
  for (const tab of await page.getByRole("tab").all()) {
    await tab.dispatchEvent("click");
    await expect.poll(() => isSeen(tab)).toBe(true);
  }
});
