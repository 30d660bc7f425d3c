import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Fails where axe finds a fault on the page as it stands: all rules that are on by default, which are those of
 * WCAG 2.0 and 2.1 at A and AA and the best practices, and target-size, the rule of WCAG 2.2.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      rules: { "target-size": { enabled: true } },
      // Telling of all that passed takes longer than looking for it.
      resultTypes: ["violations"],
    })
    // No frames to look into: a page of its own for putting their results together takes longer than the search.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    targets: nodes.map(({ target }) => target.join(" ")),
  }));
  expect(found).toEqual([]);
}
