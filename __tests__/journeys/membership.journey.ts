import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";
import { visit } from "../support/visit";

const groups = [
  [
    "Startups",
    "startups",
    ["Ignite ₹5,999", "Elevate ₹24,999", "Ascend ₹79,999"],
  ],
  [
    "MSMEs",
    "msmes",
    ["Foundation ₹8,499", "Momentum ₹34,999", "Dominion ₹1,19,999"],
  ],
  [
    "Women Entrepreneurs",
    "women-entrepreneurs",
    ["Spark ₹4,999", "Rise ₹29,999", "Trailblazer ₹89,999"],
  ],
  [
    "Business Owners",
    "business-owners",
    ["Pioneer ₹9,999", "Visionary ₹49,999", "Legacy ₹1,49,999"],
  ],
  [
    "Aspiring Professionals",
    "aspiring-professionals",
    ["Catalyst ₹3,999", "Prodigy ₹19,999", "Elite ₹54,999"],
  ],
] as const;

const tab = (page: Page, name: string) =>
  page.getByRole("tab", { name, exact: true });

const selected = (page: Page) => page.getByRole("tab", { selected: true });

test.describe("tabs (membership)", () => {
  test("one tab is active at a time, Startups by default", async ({ page }) => {
    await visit(page, "/membership");
    await expect(selected(page)).toHaveText("Startups");
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page).toHaveURL(/\/membership$/);
  });

  test("switching by click", async ({ page }) => {
    await visit(page, "/membership");
    for (const [name] of groups) {
      await tab(page, name).click();
      await expect(selected(page)).toHaveText(name);
      await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    }
  });

  test("switching by keyboard and focus, with wraparound", async ({ page }) => {
    await visit(page, "/membership");
    await tab(page, "Startups").focus();
    for (const [key, name] of [
      ["ArrowRight", "MSMEs"],
      ["ArrowLeft", "Startups"],
      ["ArrowLeft", "Aspiring Professionals"],
      ["ArrowRight", "Startups"],
      ["End", "Aspiring Professionals"],
      ["Home", "Startups"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(selected(page)).toHaveText(name);
    }
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await expect(selected(page)).toHaveText("Startups");
    }
  });

  test("the open tab survives a reload and can be linked to", async ({
    page,
  }) => {
    await visit(page, "/membership");
    await tab(page, "Business Owners").click();
    await expect(page).toHaveURL(/#business-owners$/);
    await page.reload();
    await expect(selected(page)).toHaveText("Business Owners");
    await visit(page, "/membership#women-entrepreneurs");
    await page.reload();
    await expect(selected(page)).toHaveText("Women Entrepreneurs");
  });

  test("the third tab has no accessibility errors", async ({ page }) => {
    await visit(page, "/membership");
    await tab(page, "Women Entrepreneurs").click();
    await expectAccessible(page);
  });
});

test.describe("membership per year", () => {
  for (const [name, key, tiers] of groups) {
    test(`${name}: ${tiers.join("; ")}`, async ({ page }) => {
      await visit(page, `/membership#${key}`);
      const panel = page.getByRole("tabpanel", { name });
      await expect(panel.getByRole("heading", { level: 3 })).toHaveText(
        tiers.map((tier) => tier.split(" ")[0] ?? ""),
      );
      for (const tier of tiers) {
        const [tierName = "", price = ""] = tier.split(" ");
        await expect(panel).toContainText(`${price}per year`);
        const start = panel.getByRole("link", {
          name: `Get Started with ${tierName} (opens in a new tab)`,
        });
        await expect(start).toHaveAttribute("target", "_blank");
        await expect(start).toHaveAttribute("href", /^https:/);
      }
    });
  }
});

test.describe("membership without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every tier of every audience is readable", async ({ page }) => {
    await page.goto("/membership");
    for (const [name, , tiers] of groups) {
      await expect(
        page.getByRole("heading", { name, level: 2, exact: true }),
      ).toBeVisible();
      for (const tier of tiers) {
        const [tierName = ""] = tier.split(" ");
        await expect(
          page.getByRole("heading", { name: tierName, level: 3, exact: true }),
        ).toBeVisible();
      }
    }
  });
});
