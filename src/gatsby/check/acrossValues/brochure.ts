import { createHash } from "node:crypto";
import type { Problem } from "../../content/problem";
import { filesOf, type ValidContent } from "../contentContext";

/** A note if the page of the cohort has changed since the brochure was printed from it. */
export function* brochureNotes(content: ValidContent): Generator<Problem> {
  const [page] = filesOf<{ brochureCode?: string }>(content, "CohortPage");
  if (page?.value.brochureCode === undefined) return;
  const { brochureCode, ...texts } = page.value;
  const hash = createHash("sha1").update(JSON.stringify(texts));
  const code = hash.digest("hex").slice(0, 8);
  if (code !== brochureCode)
    yield page.file.problem(
      ["brochureCode"],
      "The page has changed since static/brochure.pdf was printed from it.",
      `Print it again (content/README.md, The brochure), and write "${code}" here.`,
      "note",
    );
}
