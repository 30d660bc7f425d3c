import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type Options = Parameters<AxeBuilder["options"]>[0];

/** Axe without reports on passed rules, which take longer than the check, and without frames. */
export const searchForFaults = (page: Page, options: Options = {}) =>
  new AxeBuilder({ page })
    .options({ ...options, resultTypes: ["violations"] })
    // Without this, axe opens another page to merge the results of frames.
    .setLegacyMode();

/**
 * Fails where axe finds a fault in the current state of the page: the rules that are on by default (WCAG 2.0 and 2.1 at
 * A and AA, best practices) and target-size of WCAG 2.2.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await searchForFaults(page, {
    rules: { "target-size": { enabled: true } },
  }).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    targets: nodes.map(({ target }) => target.join(" ")),
  }));
  expect(found).toEqual([]);
}
