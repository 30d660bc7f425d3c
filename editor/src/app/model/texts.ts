import type { Content } from "./Content";
import { schemaAt, type FieldPath, type JsonSchema } from "./schema";
import { plainText } from "./words";

/** A text or number of the content with its place. */
export interface ContentText {
  readonly file: string;
  readonly path: FieldPath;
  readonly text: string;
  readonly schema: JsonSchema;
}

function* textsOf(
  file: string,
  value: unknown,
  schema: JsonSchema,
  path: FieldPath,
): Generator<ContentText> {
  if (schema.items?.html && Array.isArray(value))
    yield { file, path, text: plainText(value.join(" ")), schema };
  else if (typeof value === "object" && value !== null)
    for (const [key, part] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      yield* textsOf(file, part, schemaAt(schema, [step]), [...path, step]);
    }
  else if (typeof value !== "boolean")
    yield { file, path, text: String(value), schema };
}

/** The texts that a search looks through: titles of files, then their content. */
export function allTexts(content: Content): ContentText[] {
  const titles: ContentText[] = content.paths.map((file) => ({
    file,
    path: [],
    text: content.title(file),
    schema: {},
  }));
  const texts = content.paths.flatMap((file) => [
    ...textsOf(file, content.value(file), content.schema(file), []),
  ]);
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
