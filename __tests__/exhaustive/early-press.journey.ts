import membership from "../../content/pages/membership.json";
import type { Page } from "@playwright/test";
import { holdRequests, expect, test } from "../support/journey";

const names = membership.groups.map(({ audience }) => audience);
const [first = "", second = first] = names;
const last = names.at(-1) ?? first;

const tab = (page: Page, name: string) =>
  page.getByRole("tab", { name, exact: true });

/** Opens the membership page and delays some of its scripts. */
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
  test(`tabs pressed before ${held} have loaded: the last one opens, once`, async ({
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

  test(`arrow keys pressed before ${held} have loaded are replayed`, async ({
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

test("keys pressed during hydration each count once", async ({ page }) => {
  await page.goto("/membership", { waitUntil: "commit" });
  await tab(page, first).focus();
  for (let presses = 1; presses <= 3 * names.length; presses += 1) {
    await page.keyboard.press("ArrowRight");
  }
  await expect(tab(page, first)).toBeFocused();
  await expect(page.locator("[data-pending]")).toHaveCount(0);
  await expect(tab(page, first)).toHaveAttribute("aria-selected", "true");
});
