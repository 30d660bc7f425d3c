import { contentFileType } from "../../model/contentTypes";
import { documentKind } from "../../model/documentKind";
import type { ContentFile, JsonPath } from "../contentFile";
import type { Problem } from "../problem";
import { textsOf } from "./values";

/** What a text is to search engines, if anything: a title or a description. */
function seoName(file: ContentFile, path: JsonPath): string | undefined {
  const [first, last] = [path.at(0), path.at(-1)];
  if (file.name.startsWith("pages/"))
    return path.at(-2) === "seo" ? String(last) : undefined;
  if (contentFileType(file.name)?.folderKind !== documentKind) return undefined;
  if (first === "title") return "title";
  return first === "summary" ? "description" : undefined;
}

/** Search engines tell pages apart by title and description, so each page has its own. */
export function* seoProblems(
  files: readonly ContentFile[],
): Generator<Problem> {
  const seen = new Map<string, string>();
  for (const file of files) {
    for (const { path, text } of textsOf(file)) {
      const name = seoName(file, path);
      if (!name) continue;
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
