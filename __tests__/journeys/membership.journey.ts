import type { Page } from "@playwright/test";
import membership from "../../content/pages/membership.json";
import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";

/** docs/product.md#membership */

const { groups, labels } = membership;
const first = groups[0]?.audience ?? "";
const last = groups.at(-1)?.audience ?? first;

const tab = (page: Page, name: string) =>
  page.getByRole("tab", { name, exact: true });

/** Expects an audience's tab to be selected and its tiers to show, each with its price and its link. */
async function expectOpen(page: Page, name: string) {
  await expect(page.getByRole("tab", { selected: true })).toHaveText(name);
  const panel = page.getByRole("tabpanel", { name, exact: true });
  const tiers = groups.find(({ audience }) => audience === name)?.tiers ?? [];
  const titles = tiers.map((tier) => tier.name);
  await expect(panel.getByRole("heading", { level: 3 })).toHaveText(titles);
  const ways = panel.getByRole("link", {
    name: labels.action.label,
    exact: true,
  });
  await expect(ways).toHaveCount(tiers.length);
  for (const [index, tier] of tiers.entries()) {
    await expect(ways.nth(index)).toHaveAccessibleDescription(
      new RegExp(`\\b${tier.name}\\b`),
    );
    await expect(panel).toContainText(
      `₹${tier.price.toLocaleString("en-IN")} ${labels.perYear}`,
    );
  }
}

test("one audience is open at a time, the first by default; the address keeps it @engines", async ({
  page,
}) => {
  await page.goto("/membership");
  await expectOpen(page, first);
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  for (const { audience } of groups) {
    await tab(page, audience).click();
    await expectOpen(page, audience);
  }
  await expectAccessible(page);
  await page.reload();
  await expectOpen(page, last);
});
