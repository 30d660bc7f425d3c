import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./editor";

const views = [
  ["start", "#/", ""],
  ["page", "#/edit/pages/membership.json?field=groups.0.tiers.0.price", ""],
  ["list", "#/edit/shared/figures.json?field=0.number", ""],
  ["article", "#/edit/ARTICLE?field=article.content", ""],
  ["event", "#/new/events", ""],
  ["drafts", "#/drafts", "?online"],
] as const;

async function faults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

for (const [name, view, query] of views)
  for (const width of [1440, 390])
    test(`axe finds nothing in the view ${name} at ${width} px`, async ({
      page,
      open,
      store,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(view.replace("ARTICLE", store.article), query);
      if (view.includes("field"))
        await expect(page.locator(":focus")).not.toHaveRole("document");
      expect(await faults(new AxeBuilder({ page }).exclude("iframe"))).toEqual(
        [],
      );
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });

test("The dialogs for pictures and links pass axe", async ({
  page,
  open,
  store,
}) => {
  await open(`#/edit/${store.article}?field=article.content`);
  for (const name of ["Link", "Picture"]) {
    await page
      .getByRole("toolbar")
      .getByRole("button", { name, exact: true })
      .click();
    await page.getByRole("dialog").waitFor();
    const dialog = new AxeBuilder({ page }).include("[role=dialog]");
    expect(await faults(dialog)).toEqual([]);
    await page.getByRole("button", { name: "Cancel" }).click();
  }
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const target = page.locator(`:focus:is(${selector})`);
  for (let press = 0; press < 200 && !(await target.count()); press += 1)
    await page.keyboard.press("Tab");
  await expect(target).toBeVisible();
}

test("A price is changed with the keyboard alone", async ({
  page,
  open,
  store,
}) => {
  await open();
  await tabTo(page, "[href*='membership.json?field=groups']");
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-field="root_groups"] :focus')).toBeVisible();
  await page.keyboard.press("Enter");
  await tabTo(page, "#root_groups_0_tiers_0-summary");
  await page.keyboard.press("Space");
  await tabTo(page, "#root_groups_0_tiers_0_price");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("7000");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  expect(JSON.stringify(store.saved)).toContain('"price":7000');
});
