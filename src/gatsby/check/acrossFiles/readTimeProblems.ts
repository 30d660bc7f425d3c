import { contentFileType } from "../../model/contentTypes";
import { minutesToRead } from "../../model/readTime";
import type { ContentFile } from "../contentFile";
import { field } from "../../../common/field";
import type { Problem } from "../problem";
import { count } from "../quote";

/** People read at different speeds; beyond this a read time was not counted but guessed. */
const isFar = (said: number, counted: number): boolean =>
  Math.abs(said - counted) > Math.max(1, counted / 4);

/** A read time that is written says about what the article's words say (docs/product.md#full-articles). */
export function* readTimeProblems(
  files: readonly ContentFile[],
): Generator<Problem> {
  for (const file of files) {
    if (!contentFileType(file.name)?.itemKind?.article) continue;
    const article = field(file.value, "article");
    const content = field(article, "content");
    const [, said] =
      /(\d+)\s*min/i.exec(String(field(article, "readTime"))) ?? [];
    if (said === undefined || !Array.isArray(content)) continue;
    const minutes = minutesToRead(content.map(String));
    if (isFar(Number(said), minutes))
      yield file.problem(
        ["article", "readTime"],
        `The read time is ${count(Number(said), "minute")}, and reading the text takes about ${minutes}.`,
        `Write ${minutes}, or leave the field out: it is then worked out from the text.`,
      );
  }
}
