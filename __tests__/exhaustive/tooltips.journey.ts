import { socialProfiles } from "../../content/site.json";
import { expect, test } from "../support/journey";

/** docs/product.md#tooltips; their delays are tested in SocialLinks.test.tsx. */

test("a social link shows its name while the mouse is on it or on the tooltip", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const name = socialProfiles[0]?.label ?? "";
  const tooltip = page.getByRole("tooltip", { name });
  const link = page.getByRole("contentinfo").getByRole("link", { name });
  await link.hover();
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
});
