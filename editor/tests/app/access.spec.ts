import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { contentFileType } from "../../../src/gatsby/model/contentTypes";
import { article, expect, test } from "../support/editor";

const text = `#/edit/${article}?field=article.content`;
const views: readonly [name: string, view: string, dialog?: string][] = [
  ["start", "#/"],
  ["page", "#/edit/pages/home.json?field=audiences.cards.0.title"],
  ["list", "#/edit/shared/figures.json?field=0.number"],
  ["article", text],
  ["event", "#/edit/events/"],
  ["link", text, "Link"],
  ["picture", text, "Picture"],
];

for (const [name, view, dialog] of views)
  for (const width of [1440, 390])
    test(`axe finds nothing in the view ${name} at ${width} px`, async ({
      page,
      hand,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await hand.open(view);
      if (view.includes("field"))
        await expect(page.locator(":focus")).not.toHaveRole("document");
      if (dialog) {
        await hand.button(dialog);
        // Axe would measure the contrast of a dialog that is still fading in.
        await expect(page.locator(".MuiDialog-container")).toHaveCSS(
          "opacity",
          "1",
        );
      }
      const axe = new AxeBuilder({ page }).exclude("iframe");
      expect((await axe.analyze()).violations).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const target = page.locator(`:focus:is(${selector})`);
  for (let press = 0; press < 200 && !(await target.count()); press += 1)
    await page.keyboard.press("Tab");
  await expect(target).toBeVisible();
}

test("A price is changed with the keyboard alone, and its line alone changes in the file", async ({
  page,
  hand,
  saved,
}) => {
  const file = "pages/membership.json";
  test.skip(!contentFileType(file), "The firm has no such page.");
  const before = saved(file);
  await hand.open();
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
  expect(saved(file)).toBe(before.replace(/"price": \d+/, '"price": 7000'));
});

test("The keyboard stays where it is after a save, and is in the main part after its control has gone", async ({
  page,
  hand,
}) => {
  const save = page.getByRole("button", { name: "Save", exact: true });
  const main = page.getByRole("main");
  await hand.open(`#/edit/${article}`);
  await hand.field("Title").fill("A title that is saved with a key");
  await save.focus();
  await hand.press("Enter");
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  await page.getByRole("button", { name: "Undo this save" }).focus();
  await hand.press("Enter");
  await expect(main).toBeFocused();
  const shared = "#/edit/shared/figures.json";
  await hand.link("All content");
  await page.locator(`[href='${shared}']`).first().focus();
  await hand.press("Enter");
  await expect(page.getByRole("heading", { name: "Figures" })).toBeVisible();
  await expect(main).toBeFocused();
});

test("In a table Tab leads from the caption to the cells", async ({
  page,
  hand,
}) => {
  await hand.open(text);
  await hand.press("Control+End");
  await hand.press("Enter");
  await hand.button("Table");
  await hand.type("What it shows");
  await hand.press("Tab");
  await hand.type("The first heading");
  await expect(page.locator("caption")).toHaveText("What it shows");
  await expect(page.locator("th").first()).toHaveText("The first heading");
});

test("Words of twice the size leave half of a phone to the form and its page", async ({
  page,
  hand,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await hand.open(`#/edit/${article}`);
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  const head = await page.locator("main").evaluate((main) => {
    const form = main.querySelector("[data-field]")?.closest("[tabindex]");
    const { top, height } = main.getBoundingClientRect();
    return ((form?.getBoundingClientRect().top ?? top) - top) / height;
  });
  expect(head).toBeGreaterThan(0);
  expect(head).toBeLessThan(0.51);
});
