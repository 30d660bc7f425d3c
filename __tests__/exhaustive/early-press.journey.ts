import type { Page } from "@playwright/test";
import { pageWith, readBuilt } from "../support/builtSite";
import { holdRequests, expect, test } from "../support/journey";

const path = pageWith(/role="tablist"/) ?? "";

test.skip(path === "", "No page has tabs.");

const names = Array.from(
  readBuilt(`${path}/index.html`).matchAll(/role="tab"[^>]*>([^<]+)/g),
  ([, name = ""]) => name,
);
const [first = "", second = first] = names;
const last = names.at(-1) ?? first;

const tab = (page: Page, name: string) =>
  page.getByRole("tab", { name, exact: true });

/** Opens the page and delays some of its scripts. */
async function openHeld(page: Page, scripts: string | RegExp) {
  const release = await holdRequests(page, scripts);
  await page.goto(path, { waitUntil: "commit" });
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
}
