import type { Content } from "./Content";
import { isObject } from "../../store/contentText";
import { kindOf } from "./schema";
import type { FieldPath, JsonSchema } from "./schema";
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
  if (kindOf(schema) === "richText" && Array.isArray(value))
    yield { file, path, text: plainText(value.join(" ")), schema };
  else if (Array.isArray(value))
    for (const [index, entry] of value.entries())
      yield* textsOf(file, entry, schema.items ?? {}, [...path, index]);
  else if (isObject(value))
    for (const [name, part] of Object.entries(value))
      yield* textsOf(file, part, schema.properties?.[name] ?? {}, [
        ...path,
        name,
      ]);
  else if (typeof value === "string" || typeof value === "number")
    yield { file, path, text: String(value), schema };
}

export function allTexts(content: Content): ContentText[] {
  return content.paths.flatMap((file) => [
    ...textsOf(file, content.value(file), content.schema(file), []),
  ]);
}

/** What a search looks through: the titles of files, then their texts. */
export function searchedTexts(content: Content): ContentText[] {
  const titles = content.paths.map((file) => ({
    file,
    path: [],
    text: content.title(file),
    schema: {},
  }));
  const texts = allTexts(content).filter(
    ({ schema, path }) =>
      !schema.reference && !["$schema", "id"].includes(String(path.at(-1))),
  );
  return [...titles, ...texts];
}

/** The part of a text around the words that were found. */
export function excerpt(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.trim().toLowerCase());
  const start = Math.max(0, at - 30);
  return `${start > 0 ? "…" : ""}${text.slice(start, start + 100)}`;
}
