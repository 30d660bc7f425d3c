import { slug } from "../../../common/slug";
import type { ContentFile } from "../contentFile";
import { field } from "../../../common/field";
import type { Problem } from "../problem";
import { quote } from "../quote";

interface Use {
  readonly file: ContentFile;
  readonly index: number;
  readonly tag: string;
}

function usesIn(file: ContentFile): Use[] {
  const tags = field(field(file.value, "article"), "tags");
  return Array.isArray(tags)
    ? tags.map((tag, index) => ({ file, index, tag: String(tag) }))
    : [];
}

/** A topic is spelled in one way, for it has one page: the rarer spelling is told. */
export function* tagProblems(
  files: readonly ContentFile[],
): Generator<Problem> {
  const bySlug = new Map<string, Use[]>();
  for (const use of files.flatMap(usesIn)) {
    const topic = slug(use.tag);
    bySlug.set(topic, [...(bySlug.get(topic) ?? []), use]);
  }
  // Signs alone have no address, and no page.
  bySlug.delete("");
  for (const uses of bySlug.values()) {
    const countOf = (spelling: string) =>
      uses.filter(({ tag }) => tag === spelling).length;
    const [common = ""] = uses
      .map(({ tag }) => tag)
      .sort((one, other) => countOf(other) - countOf(one));
    for (const { file, index, tag } of uses)
      if (tag !== common)
        yield file.problem(
          ["article", "tags", index],
          `The topic ${quote(tag)} is spelled ${quote(common)} elsewhere.`,
          `Write ${quote(common)} here, or the other spelling everywhere.`,
        );
  }
}
