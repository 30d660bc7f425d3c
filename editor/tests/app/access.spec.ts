import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, filesWithText, test } from "./editor";

const [textFile = ""] = filesWithText;

const views = [
  ["start", "#/", ""],
  ["page", "#/edit/pages/membership.json?field=groups.0.tiers.0.price", ""],
  ["list", "#/edit/shared/figures.json?field=0.number", ""],
  ["article", `#/edit/${textFile}?field=article.content`, ""],
  ["event", "#/new/events", ""],
  ["drafts", "#/drafts", "?online"],
] as const;

for (const [name, view, query] of views)
  for (const width of [1440, 390])
    test(`axe finds nothing in the view ${name} at ${width} px`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(view, query);
      if (view.includes("field"))
        await expect(page.locator(":focus")).not.toHaveRole("document");
      const { violations } = await new AxeBuilder({ page })
        .exclude("iframe")
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      ).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });

test("The dialogs for pictures and links pass axe", async ({ page, open }) => {
  await open(`#/edit/${textFile}?field=article.content`);
  for (const name of ["Link", "Picture"]) {
    await page
      .getByRole("toolbar")
      .getByRole("button", { name, exact: true })
      .click();
    await page.getByRole("dialog").waitFor();
    const { violations } = await new AxeBuilder({ page })
      .include("[role=dialog]")
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    ).toEqual([]);
    await page.getByRole("button", { name: "Cancel" }).click();
  }
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 200; press += 1) {
    if (
      await page
        .locator(selector)
        .evaluateAll((found) =>
          found.some((element) => element === document.activeElement),
        )
    )
      return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}.`);
}

test("A price is changed with the keyboard alone", async ({
  page,
  open,
  store,
}) => {
  await open();
  await tabTo(page, 'a:text-is("Change a membership price")');
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
