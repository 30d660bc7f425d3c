import { field } from "../../../common/field";
import { slug } from "../../../common/slug";
import type { ContentFile } from "../contentFile";
import type { Problem } from "../problem";
import { quote } from "../quote";
import { valuesOf } from "./values";

/** Each programme of a page has an anchor of its own, made of its title, whatever group it is in. */
export function* anchorProblems(
  files: readonly ContentFile[],
): Generator<Problem> {
  for (const file of files) {
    const anchors = new Set<string>();
    for (const { path, value } of valuesOf(file)) {
      if (path.at(-2) !== "programmes") continue;
      const title = field(value, "title");
      if (typeof title !== "string") continue;
      const anchor = slug(title);
      if (anchors.has(anchor))
        yield file.problem(
          [...path, "title"],
          `Another programme of this page has the title ${quote(title)}, or one that differs in signs alone: #${anchor} would lead to the first one.`,
          "Give one of the two another title.",
        );
      anchors.add(anchor);
    }
  }
}
