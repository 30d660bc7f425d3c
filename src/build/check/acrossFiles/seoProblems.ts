import type { ContentFile } from "../contentFile";
import type { Problem } from "../problem";
import { textsOf } from "./values";

/** Search engines tell pages apart by title and description, so each page has its own. */
export function* seoProblems(
  files: readonly ContentFile[],
): Generator<Problem> {
  const seen = new Map<string, string>();
  for (const file of files) {
    if (!file.name.startsWith("pages/")) continue;
    for (const { path, text } of textsOf(file)) {
      if (path.at(-2) !== "seo") continue;
      const name = String(path.at(-1));
      const first = seen.get(`${name}:${text}`);
      if (first) {
        yield file.problem(
          path,
          `The ${name} is the same as in content/${first}.`,
          `Give each page a ${name} of its own.`,
        );
      }
      seen.set(`${name}:${text}`, file.name);
    }
  }
}
