import { formatPath, valueAt, type JsonPath } from "../../src/common/jsonPath";
import type { JsonSchema } from "../../src/common/jsonSchema";
import { textsIn } from "../../src/common/leavesIn";
import type { ContentFile } from "../../src/gatsby/content/ContentFile";
import { fileSchema } from "../../src/gatsby/model/jsonSchema";

/** The object or list that has the value at a path. */
export const parentAt = (value: unknown, path: JsonPath) =>
  valueAt(value, path.slice(0, -1)) as Record<string | number, unknown>;

/** A text of the content. */
export interface ContentText {
  /** "pages/home.json hero.title" */
  readonly place: string;
  readonly original: string;
  readonly schema: JsonSchema;
  /** Puts another text in its place. */
  readonly set: (text: string) => void;
}

/** Every text of a file, but names of categories, by which other files refer to them. */
export const contentTexts = (file: ContentFile): ContentText[] =>
  [...textsIn(file.value, fileSchema(file.place))]
    .map(({ path, text, schema }) => {
      const parent = parentAt(file.value, path);
      return {
        place: `${file.name} ${formatPath(path)}`,
        original: text,
        schema,
        set: (value: string) => {
          parent[path.at(-1) ?? ""] = value;
        },
      };
    })
    .filter(({ place }) => !/^shared\/categories.*\.name$/.test(place));
