import { statSync } from "node:fs";
import { fileProblem, type Problem } from "../content/problem";

/** A clone writes all its files at once, in any order. */
const toleranceMs = 60_000;

/** When a file was written; for a missing one, a number that is neither more nor less than any other. */
const changedMs = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? NaN;

/**
 * A note if the brochure, which is the printed page of the cohort, is older than the page's texts.
 *
 * @param page The page's file.
 * @param brochure The brochure's file.
 */
export function brochureNotes(page: string, brochure: string): Problem[] {
  return changedMs(page) > changedMs(brochure) + toleranceMs
    ? [
        fileProblem(
          "pages/cohort.json",
          `${brochure} is older than this page, of which it is a print.`,
          "Print it again (content/README.md, The brochure).",
          "note",
        ),
      ]
    : [];
}
