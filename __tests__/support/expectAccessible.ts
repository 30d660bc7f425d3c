import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { readFileSync } from "node:fs";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/**
 * Fails if axe finds a fault in the current state of the page: the rules that are on by default (WCAG 2.0 and 2.1 at A
 * and AA, best practices) and target-size of WCAG 2.2.
 *
 * @param within A selector of the part to check: the whole page, unless the rest of it is checked elsewhere.
 */
export async function expectAccessible(
  page: Page,
  within = "html",
): Promise<void> {
  // Sent once to each document: it takes as long as half a check.
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(source);
  const options: axe.RunOptions = {
    rules: { "target-size": { enabled: true } },
    // Reports on passed rules take longer than the check.
    resultTypes: ["violations"],
  };
  const found = await page.evaluate(
    async ([part, chosen]) => {
      // A colour that changes is no colour to judge.
      const transitions = document
        .getAnimations()
        .filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      const { violations } = await window.axe.run(part, chosen);
      return violations.map(({ id, nodes }) => ({
        id,
        targets: nodes.map(({ target }) => target.join(" ")),
      }));
    },
    [within, options] as const,
  );
  expect(found).toEqual([]);
}
