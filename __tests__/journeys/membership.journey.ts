import { fillTemplate } from "../../src/common/fillTemplate";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible";
import { holdRequests } from "../support/holdRequests";
import { expect, test } from "../support/journey";
import { entries, field, readContent } from "../support/readContent";
import { said } from "../support/said";
import { visit } from "../support/visit";

interface Group {
  name: string;
  key: string;
  tiers: { name: string; price: string }[];
}

const groups = entries(field(readContent("pages/membership"), "groups")).map(
  (group): Group => ({
    name: String(field(group, "audience")),
    key: String(field(group, "key")),
    tiers: entries(field(group, "tiers")).map((tier) => ({
      name: String(field(tier, "name")),
      price: `₹${Number(field(tier, "price")).toLocaleString("en-IN")}`,
    })),
  }),
);
const [{ name: first = "" } = {}, { name: second = first } = {}] = groups;
const last = groups.at(-1)?.name ?? first;
const label = (place: string) => said("pages/membership", `labels.${place}`);

const tab = (page: Page, name: string) =>
  page.getByRole("tab", { name, exact: true });

const selected = (page: Page) => page.getByRole("tab", { selected: true });

test.describe("tabs (membership)", () => {
  test("one tab is active at a time, the first by default", async ({
    page,
  }) => {
    await visit(page, "/membership");
    await expect(selected(page)).toHaveText(first);
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page).toHaveURL(/\/membership$/);
  });

  test("switching by click", async ({ page }) => {
    await visit(page, "/membership");
    for (const { name } of groups) {
      await tab(page, name).click();
      await expect(selected(page)).toHaveText(name);
      await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    }
  });

  test("a tab that is pressed before the scripts have come shows its panel at once", async ({
    page,
  }) => {
    const release = await holdRequests(page, "**/*.js");
    await page.goto("/membership", { waitUntil: "commit" });
    for (const { name } of groups.toReversed()) {
      await tab(page, name).click();
      await expect(page.getByRole("tabpanel")).toHaveCount(1);
      await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    }
    await tab(page, second).click();
    release();
    await expect(selected(page)).toHaveText(second);
    await expect(page.getByRole("tabpanel", { name: second })).toBeVisible();
  });

  test("switching by keyboard and focus, with wraparound", async ({ page }) => {
    await visit(page, "/membership");
    await tab(page, first).focus();
    // The code of the tabs comes with the focus; keys that are faster go to the plain page.
    await expect(
      page.locator("[data-pending]").filter({ has: tab(page, first) }),
    ).toHaveCount(0);
    for (const [key, name] of [
      ["ArrowRight", second],
      ["ArrowLeft", first],
      ["ArrowLeft", last],
      ["ArrowRight", first],
      ["End", last],
      ["Home", first],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(selected(page)).toHaveText(name);
    }
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await expect(selected(page)).toHaveText(first);
    }
  });

  test("the open tab survives a reload and can be linked to", async ({
    page,
  }) => {
    test.skip(groups.length < 2, "The page has one group.");
    await visit(page, "/membership");
    await tab(page, last).click();
    await expect(page).toHaveURL(`/membership#${groups.at(-1)?.key}`);
    await page.reload();
    await expect(selected(page)).toHaveText(last);
    await visit(page, `/membership#${(groups[1] ?? groups[0])?.key}`);
    await page.reload();
    await expect(selected(page)).toHaveText(second);
  });

  test("another tab has no accessibility errors", async ({ page }) => {
    await visit(page, "/membership");
    await tab(page, second).click();
    await expectAccessible(page);
  });
});

test.describe("membership per year", () => {
  for (const { name, key, tiers } of groups) {
    test(`${name}: ${tiers.map((tier) => tier.name).join("; ")}`, async ({
      page,
    }) => {
      await visit(page, `/membership#${key}`);
      const panel = page.getByRole("tabpanel", { name });
      await expect(panel.getByRole("heading", { level: 3 })).toHaveText(
        tiers.map((tier) => tier.name),
      );
      for (const tier of tiers) {
        await expect(panel).toContainText(`${tier.price}${label("perYear")}`);
        const context = fillTemplate(label("actionContext"), {
          tier: tier.name,
        });
        const start = panel.getByRole("link", {
          name: `${label("action.label")} ${context}`,
        });
        await expect(start.first()).toHaveAttribute("href", /^(https:|\/)/);
      }
    });
  }
});

test.describe("membership without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every tier of every audience is readable", async ({ page }) => {
    await page.goto("/membership");
    for (const { name, tiers } of groups) {
      await expect(
        page.getByRole("heading", { name, level: 2, exact: true }),
      ).toBeVisible();
      for (const tier of tiers) {
        await expect(
          page
            .getByRole("heading", { name: tier.name, level: 3, exact: true })
            .first(),
        ).toBeVisible();
      }
    }
  });
});
