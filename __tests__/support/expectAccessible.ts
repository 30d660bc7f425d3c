import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Fails if axe finds a fault in the current state of the page: the rules that are on by default (WCAG 2.0 and 2.1 at A
 * and AA, best practices) and target-size of WCAG 2.2.
 *
 * @param only The rules to check.
 */
export async function expectAccessible(
  page: Page,
  only?: readonly string[],
): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      ...(only && { runOnly: [...only] }),
      rules: { "target-size": { enabled: true } },
      // Reports on passed rules take longer than the check.
      resultTypes: ["violations"],
    })
    // Without this, axe opens another page to merge the results of frames.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    targets: nodes.map(({ target }) => target.join(" ")),
  }));
  expect(found).toEqual([]);
}
