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

export interface SearchResult {
  readonly file: string;
  readonly path: FieldPath;
  /** The words around the place that was found. */
  readonly excerpt: string;
  readonly place: string;
}

const mostResults = 30;
/** Characters before the place that was found. */
const before = 30;

/** Places whose text or title has the words of a query; titles come first. */
export function search(content: Content, query: string): SearchResult[] {
  const wanted = query.trim().toLocaleLowerCase("en");
  if (wanted.length < 2) return [];
  const titles = content.paths.map((file) => ({
    file,
    path: [],
    text: content.title(file),
  }));
  const texts = allTexts(content).filter(
    ({ schema, path }) =>
      !schema.reference && !["$schema", "id"].includes(String(path.at(-1))),
  );
  return [...titles, ...texts]
    .map((text) => ({
      ...text,
      at: text.text.toLocaleLowerCase("en").indexOf(wanted),
    }))
    .filter(({ at }) => at >= 0)
    .slice(0, mostResults)
    .map(({ file, path, text, at }) => {
      const start = Math.max(0, at - before);
      return {
        file,
        path,
        excerpt: `${start > 0 ? "…" : ""}${text.slice(start, start + 100)}`,
        place: content.place(file, path),
      };
    });
}
