import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type Options = Parameters<AxeBuilder["options"]>[0];

/** Axe, asked for faults alone: reporting all that passed takes longer than looking for it. Frames are left out. */
export const searchForFaults = (page: Page, options: Options = {}) =>
  new AxeBuilder({ page })
    .options({ ...options, resultTypes: ["violations"] })
    // A page of its own for putting the results of frames together takes longer than the search, too.
    .setLegacyMode();

/**
 * Fails where axe finds a fault on the page as it stands: all rules that are on by default, which are those of
 * WCAG 2.0 and 2.1 at A and AA and the best practices, and target-size, the rule of WCAG 2.2.
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
