import type { Content } from "./Content";
import { isObject } from "../../store/contentText";
import { kindOf } from "./schema";
import type { FieldPath, JsonSchema } from "./schema";
import { placeOf, plainText } from "./words";

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
  const has = (text: string) => text.toLocaleLowerCase("en").includes(wanted);
  const titles = content.paths
    .filter((file) => has(content.title(file)))
    .map((file) => ({
      file,
      path: [],
      excerpt: content.title(file),
      place: "",
    }));
  const texts = allTexts(content)
    .filter(
      ({ text, schema, path }) =>
        has(text) &&
        !schema.reference &&
        !["$schema", "id"].includes(String(path.at(-1))),
    )
    .map(({ file, path, text }) => {
      const start = Math.max(
        0,
        text.toLocaleLowerCase("en").indexOf(wanted) - before,
      );
      return {
        file,
        path,
        excerpt: `${start > 0 ? "…" : ""}${text.slice(start, start + 100)}`,
        place: `${content.title(file)} › ${placeOf(content.value(file), content.schema(file), path)}`,
      };
    });
  return [...titles, ...texts].slice(0, mostResults);
}
