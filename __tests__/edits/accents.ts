import { writeFileSync } from "node:fs";
import { readContent } from "../../src/gatsby/content/readContent";
import { contentTexts } from "./contentTexts";

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

/** Replaces every text of the content in the current folder by letters with accents, and the rupee sign of figures. */
export function translateContent(): void {
  for (const file of readContent("content").files.values()) {
    for (const { original, schema, set } of contentTexts(file)) {
      const isFixed = fixed.some((keyword) => schema[keyword] !== undefined);
      set((isFixed ? original : translated(original)).replaceAll("₹", "kr "));
    }
    writeFileSync(
      `content/${file.name}`,
      JSON.stringify(file.value, undefined, 2),
    );
  }
}
