import membership from "../../content/pages/membership.json";
import type { Page } from "@playwright/test";
import { holdRequests, expect, test } from "../support/journey";

const names = membership.groups.map(({ audience }) => audience);
const [first = "", second = first] = names;
const last = names.at(-1) ?? first;

const tab = (page: Page, name: string) =>
  page.getByRole("tab", { name, exact: true });

/** Opens the page of the memberships with some of its scripts held back. */
async function openHeld(page: Page, scripts: string | RegExp) {
  const release = await holdRequests(page, scripts);
  await page.goto("/membership", { waitUntil: "commit" });
  await expect(tab(page, first)).toBeVisible();
  return release;
}

for (const [held, scripts] of [
  ["all scripts", "**/*.js"],
  ["the scripts of the page's parts", /\/\d+-[0-9a-f]+\.js$/],
] as const) {
  test(`a tab pressed before ${held} have come opens once, the last one that was pressed`, async ({
    page,
  }) => {
    const release = await openHeld(page, scripts);
    await tab(page, last).click();
    await tab(page, second).click();
    await tab(page, second).click();
    release();
    await expect(tab(page, second)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name: second })).toBeVisible();
  });

  test(`arrow keys pressed before ${held} have come are not lost`, async ({
    page,
  }) => {
    const release = await openHeld(page, scripts);
    await tab(page, first).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    release();
    const expected = names[2 % names.length] ?? first;
    await expect(tab(page, expected)).toBeFocused();
    await expect(tab(page, expected)).toHaveAttribute("aria-selected", "true");
  });
}

test("a key at any moment of the start reaches the tabs", async ({ page }) => {
  await page.goto("/membership", { waitUntil: "commit" });
  await tab(page, first).focus();
  // The page hydrates meanwhile: each key counts once, whether it is replayed or handled.
  for (let presses = 1; presses <= 3 * names.length; presses += 1) {
    await page.keyboard.press("ArrowRight");
  }
  await expect(tab(page, first)).toBeFocused();
  await expect(page.locator("[data-pending]")).toHaveCount(0);
  await expect(tab(page, first)).toHaveAttribute("aria-selected", "true");
});
