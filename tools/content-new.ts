import { writeFileSync } from "node:fs";
import type { JsonSchema } from "../src/common/jsonSchema";
import { readContent } from "../src/gatsby/content/readContent";
import { contentPlaces } from "../src/gatsby/model/contentTypes";
import { itemKinds } from "../src/gatsby/model/itemKinds";
import { fileSchema } from "../src/gatsby/model/jsonSchema";

/** A value with every field of its schema, and nothing in them: one entry in each list. The check reports all of these. */
function blank(schema: JsonSchema): unknown {
  const { type, properties = {}, items } = schema;
  if (type === "array") return [blank(items ?? {})];
  if (type === "object")
    return Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, blank(part)]),
    );
  return schema["default"] ?? (type === "string" ? "" : null);
}

/** `npm run content:new -- articles "A title"`: writes a draft with every field of its kind. */
function main([folder = "", ...words]: readonly string[]): void {
  const place = contentPlaces.find(
    ({ itemKind }) => itemKind?.folder === folder,
  );
  if (!place || words.length === 0)
    throw new Error(
      `Write a kind and a title: npm run content:new -- ${itemKinds.map((each) => each.folder).join("|")} "A title"`,
    );
  const numbers = [...readContent("content").files.keys()]
    .filter((name) => name.startsWith(`${folder}/`))
    .map((name) => Number(/(\d+)\.json$/.exec(name)?.[1] ?? 0));
  const id = `${place.itemKind?.idPrefix}-${Math.max(0, ...numbers) + 1}`;
  const file = `content/${folder}/${id}.json`;
  const own = { id, title: words.join(" "), draft: true };
  writeFileSync(
    file,
    `${JSON.stringify({ ...Object(blank(fileSchema(place))), ...own }, undefined, 2)}\n`,
    // Not over a file that cannot be read.
    { flag: "wx" },
  );
  console.log(
    `Created ${file}. Fill in its fields, and remove the optional ones that it does not need: npm run content:check lists them. Remove "draft" at the end.`,
  );
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
}
