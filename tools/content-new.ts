import { writeFileSync } from "node:fs";
import type { JsonSchema } from "../src/common/jsonSchema";
import { field } from "../src/common/field";
import type { ContentFile } from "../src/gatsby/content/ContentFile";
import { siteToday, timeZoneOf } from "../src/gatsby/content/publication";
import { readContent } from "../src/gatsby/content/readContent";
import { formatOf } from "../src/gatsby/model/formats";
import { itemKinds } from "../src/gatsby/model/itemKinds";
import { fileSchema } from "../src/gatsby/model/jsonSchema";

/** A value with empty texts, one entry in each list, and without days. References, pictures and numbers stay. */
function emptied(value: unknown, schema: JsonSchema = {}): unknown {
  const { properties = {}, items, reference, imageRule } = schema;
  if (Array.isArray(value))
    return value.slice(0, 1).map((entry) => emptied(entry, items));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !properties[name]?.date)
        .map(([name, part]) => [name, emptied(part, properties[name])]),
    );
  const isFree = !(
    formatOf(schema) ??
    reference ??
    imageRule ??
    schema.enum ??
    schema["const"]
  );
  return typeof value === "string" && isFree ? "" : value;
}

const dateOf = ({ value }: ContentFile) => String(field(value, "date"));

/**
 * `npm run content:new -- articles "A title"`: writes a draft with the fields of the kind's newest item. The check says
 * which texts are missing.
 */
function main([folder, ...words]: readonly string[]): void {
  const content = readContent("content");
  const items = [...content.files.values()]
    .filter(({ place }) => place.itemKind?.folder === folder)
    .sort((one, other) => dateOf(one).localeCompare(dateOf(other)));
  const newest = items.at(-1);
  const kind = newest?.place.itemKind;
  if (!newest || !kind || words.length === 0)
    throw new Error(
      `Write a kind that has items, and a title: npm run content:new -- ${itemKinds.map((each) => each.folder).join("|")} "A title"`,
    );
  const numbers = items.map(({ name }) =>
    Number(/(\d+)\.json$/.exec(name)?.[1] ?? 0),
  );
  const id = `${kind.idPrefix}-${Math.max(...numbers) + 1}`;
  const texts = emptied(newest.value, fileSchema(newest.place));
  const item = {
    id,
    title: words.join(" "),
    date: siteToday(timeZoneOf(content)),
    draft: true,
  };
  writeFileSync(
    `content/${folder}/${id}.json`,
    `${JSON.stringify({ $schema: undefined, ...item, ...Object(texts), ...item }, undefined, 2)}\n`,
    // Not over a file that cannot be read.
    { flag: "wx" },
  );
  console.log(
    `Created content/${folder}/${id}.json from ${newest.name}. Write its texts, and look at what it has kept: category, picture, people, times, links, price. npm run content:check says what is missing. Remove "draft" at the end.`,
  );
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
}
