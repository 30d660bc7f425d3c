import { leavesIn } from "../../../../src/common/leavesIn";
import type { EditedContent } from "./EditedContent";
import type { JsonSchema } from "../../../../src/common/jsonSchema";
import type { JsonPath } from "../../../../src/common/jsonPath";
import { withoutTags } from "./words";

/** A text or number of the content with its place. */
export interface ContentText {
  readonly file: string;
  readonly path: JsonPath;
  readonly text: string;
  readonly schema: JsonSchema;
}

/** The texts and numbers of a file. The blocks of a rich text are one, as they have one field. */
function textsOf(file: string, content: EditedContent): ContentText[] {
  const texts = new Map<string, ContentText>();
  for (const leaf of leavesIn(content.value(file), content.schema(file))) {
    const { value, schema } = leaf;
    if (typeof value === "boolean") continue;
    const path = schema.html ? leaf.path.slice(0, -1) : leaf.path;
    const before = texts.get(path.join("."))?.text ?? "";
    const text = schema.html
      ? withoutTags(`${before} ${String(value)}`)
      : String(value);
    texts.set(path.join("."), { file, path, text, schema });
  }
  return [...texts.values()];
}

/** The texts that a search looks through: titles of files, then their content. */
export function allTexts(content: EditedContent): ContentText[] {
  const titles: ContentText[] = content.paths.map((file) => ({
    file,
    path: [],
    text: content.title(file),
    schema: {},
  }));
  const texts = content.paths.flatMap((file) => textsOf(file, content));
  return [...titles, ...texts].filter(
    ({ schema: { reference, textFormat }, path }) =>
      !reference && textFormat !== "contentId" && path[0] !== "$schema",
  );
}

/** The part of a text around the words that were found. */
export function excerpt(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.trim().toLowerCase());
  const start = Math.max(0, at - 30);
  return `${start > 0 ? "…" : ""}${text.slice(start, start + 100)}`;
}
