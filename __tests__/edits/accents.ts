import { writeFileSync } from "node:fs";
import { formatPath } from "../../src/gatsby/content/ContentFile";
import { readContent } from "../../src/gatsby/content/readContent";
import { fileSchema, type JsonSchema } from "../../src/gatsby/model/jsonSchema";

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  ["aá", "cç", "dð", "eé", "iî", "nñ", "oø", "rŕ", "sš", "uü", "yý"].flatMap(
    ([plain = "", accent = ""]) => [
      [plain, accent],
      [plain.toUpperCase(), accent.toUpperCase()],
    ],
  ),
);

/** What stays in a text: tags, entities, placeholders, addresses. Of the rest, each letter is replaced. */
const parts = /<[^>]*>|&#?\w+;|\{\w+\}|[A-Za-z]/g;

const translated = (text: string): string =>
  text.replace(parts, (part) => accents[part] ?? part);

/** Keywords of texts that others refer to, or that are no words. */
const fixed = [
  ...["reference", "address", "icon", "date", "picture", "imageRule"],
  ...["const", "enum", "textFormat"],
];

type Values = Record<string | number, unknown>;

/** Replaces every text of the content in the current folder by letters with accents, and the rupee sign of figures. */
export function translateContent(): void {
  for (const file of readContent("content").files.values()) {
    for (const { path, text } of [...file.texts()]) {
      const schema = path.reduce<JsonSchema>(
        (outer, key) => outer.items ?? outer.properties?.[key] ?? {},
        fileSchema(file.place),
      );
      const parent = path
        .slice(0, -1)
        .reduce((outer, key) => outer[key] as Values, file.value as Values);
      // Other files refer to a category by its name.
      const isName = /^shared\/categories.*\.name$/.test(
        `${file.name} ${formatPath(path)}`,
      );
      const isFixed =
        isName || fixed.some((keyword) => schema[keyword] !== undefined);
      parent[path.at(-1) ?? ""] = (
        isFixed ? text : translated(text)
      ).replaceAll("₹", "kr ");
    }
    writeFileSync(
      `content/${file.name}`,
      JSON.stringify(file.value, undefined, 2),
    );
  }
}
