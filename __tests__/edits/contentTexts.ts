import {
  formatPath,
  type ContentFile,
  type JsonPath,
} from "../../src/gatsby/content/ContentFile";
import { fileSchema, type JsonSchema } from "../../src/gatsby/model/jsonSchema";

type Values = Record<string | number, unknown>;

/** The object or list that has the value at a path. */
export const parentAt = (value: unknown, path: JsonPath): Values =>
  path
    .slice(0, -1)
    .reduce((outer, step) => outer[step] as Values, value as Values);

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
  [...file.texts()]
    .map(({ path, text }) => {
      const parent = parentAt(file.value, path);
      return {
        place: `${file.name} ${formatPath(path)}`,
        original: text,
        schema: path.reduce<JsonSchema>(
          (outer, step) => outer.items ?? outer.properties?.[step] ?? {},
          fileSchema(file.place),
        ),
        set: (value: string) => {
          parent[path.at(-1) ?? ""] = value;
        },
      };
    })
    .filter(({ place }) => !/^shared\/categories.*\.name$/.test(place));
