import membership from "../../content/pages/membership.json";
import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";

/** docs/product.md#membership; the mechanics of tabs are tested in TabPanels.test.tsx. */

const { groups, labels } = membership;

test("one audience is open at a time, and each link names its tier; the address keeps the audience @engines", async ({
  page,
}) => {
  await page.goto("/membership");
  for (const { audience, tiers } of groups) {
    await page.getByRole("tab", { name: audience, exact: true }).click();
    const panel = page.getByRole("tabpanel");
    await expect(panel).toHaveAccessibleName(audience);
    const { label: name } = labels.action;
    const links = panel.getByRole("link", { name, exact: true });
    await expect(links).toHaveCount(tiers.length);
    for (const [index, tier] of tiers.entries())
      await expect(links.nth(index)).toHaveAccessibleDescription(
        new RegExp(`\\b${tier.name}\\b`),
      );
  }
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("tab", { selected: true })).toHaveText(
    groups.at(-1)?.audience ?? "",
  );
});
