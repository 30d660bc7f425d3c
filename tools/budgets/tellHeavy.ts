import { readFileSync } from "node:fs";
import { field } from "../../src/common/field";

const isSample = (): boolean =>
  field(JSON.parse(readFileSync("content/site.json", "utf8")), "sample") ===
  true;

/**
 * Tells of pages that are heavier than budgets.json allows by what the content brings: texts and pictures. For the
 * sample that is a fault, which is thrown; a firm may want a long text or many pictures, and learns what they cost.
 *
 * @param pages Paths of these pages.
 */
export function tellHeavy(pages: readonly string[]): void {
  if (pages.length === 0) return;
  const message = `Above the budget (marked with !): ${pages.join(", ")}.`;
  if (isSample())
    throw new Error(
      `${message} The budgets of texts and pictures hold the sample. Set sample to false in content/site.json when your own content is in.`,
    );
  console.warn(
    `${message} Fewer or shorter texts and pictures there would come sooner.`,
  );
}
