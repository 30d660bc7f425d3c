import type { ContentContext } from "../contentContext";
import type { ContentFile } from "../contentFile";
import { field } from "../field";
import type { Problem } from "../problem";

/** An address that has moved is not the address of a page. */
export function* redirectProblems(
  files: readonly ContentFile[],
  { internalPaths }: ContentContext,
): Generator<Problem> {
  const file = files.find(({ name }) => name === "redirects.json");
  if (!file || !Array.isArray(file.value)) return;
  for (const [index, entry] of file.value.entries()) {
    const from = field(entry, "from");
    if (typeof from !== "string" || !internalPaths.has(from)) continue;
    yield file.problem(
      [index, "from"],
      `The site has a page at "${from}".`,
      "Remove the entry; only addresses without a page can be sent on.",
    );
  }
}
