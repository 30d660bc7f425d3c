import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { field } from "../src/common/field";
import { slug } from "../src/common/slug";
import { catalogueOf, contentPlaces } from "../src/gatsby/model/contentTypes";
import { formatJson } from "../src/gatsby/model/formatJson";
import { hasFormat, textFormats } from "../src/gatsby/model/formats";
import { nextId } from "../src/gatsby/model/itemKinds";
import { siteToday, timeZoneOf } from "../src/gatsby/content/publication";
import { readContent } from "../src/gatsby/content/readContent";
import type { JsonSchema } from "../src/common/jsonSchema";
import { fileSchema } from "../src/gatsby/model/jsonSchema";
import { loadEnvironment } from "./environment";
import { reportAndFail } from "./report";

/** Kinds of content with one file for each entry. */
const places = contentPlaces.filter(({ folderKind }) => folderKind);

/** Optional fields that most entries use. */
const common = ["draft", "article", "link"];

/** The key of the first entry of a catalogue; undefined if it has none. */
function firstKey(
  { type, by }: NonNullable<JsonSchema["reference"]>,
  folder: string,
): unknown {
  const file = path.join(folder, catalogueOf(type));
  if (!existsSync(file)) return undefined;
  const entries: unknown = JSON.parse(readFileSync(file, "utf8"));
  return Array.isArray(entries) ? field(entries[0], by) : undefined;
}

/** An example value for a schema, with every required field. References lead to entries of the content folder. */
function exampleOf(schema: JsonSchema, folder: string): unknown {
  const { properties = {}, required = [], items = {}, examples } = schema;
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([name]) =>
            [...required, ...common, "$schema"].includes(name),
          )
          .map(([name, property]) => [name, exampleOf(property, folder)]),
      );
    case "array":
      return [exampleOf(items, folder)];
    case "boolean":
      return false;
    case undefined:
    default: {
      const { reference, enum: choices = [] } = schema;
      const key = reference && firstKey(reference, folder);
      return key ?? (examples ?? choices)[0];
    }
  }
}

/** The files of entries that have a title already. */
export const entriesTitled = (
  title: string,
  folder = path.resolve("content"),
): string[] =>
  [...readContent(folder).files.values()].flatMap(({ name, place, value }) =>
    place.folderKind &&
    String(field(value, "title")).toLowerCase() === title.toLowerCase()
      ? name
      : [],
  );

/**
 * Writes a new entry as a draft, with an example in every field.
 *
 * @param kind The kind's folder, such as "articles".
 * @param folder The content folder.
 * @returns The file's path below content/.
 * @throws Error if the kind is unknown or the file exists.
 */
export async function addContent(
  kind: string,
  title: string,
  folder = path.resolve("content"),
): Promise<string> {
  const place = places.find(({ folderKind }) => folderKind?.folder === kind);
  if (!place?.folderKind || !title)
    throw new Error(
      `Give a kind and a title: npm run content:new -- ${places.map(({ folderKind }) => folderKind?.folder).join("|")} "A title"`,
    );
  const { itemKind, folderKind } = place;
  const inKind = path.join(folder, folderKind.folder);
  mkdirSync(inKind, { recursive: true });
  const id = itemKind ? nextId(itemKind, readdirSync(inKind)) : slug(title);
  if (!hasFormat(id, textFormats.key))
    throw new Error(
      `The title "${title}" gives no address: a document needs Latin letters or digits in its title. Create it with such a title, then change the title in the file.`,
    );
  const file = `${folderKind.folder}/${id}.json`;
  if (existsSync(path.join(folder, file)))
    throw new Error(`content/${file} already exists. Choose another title.`);
  const example = exampleOf(fileSchema(place), folder);
  const value = {
    ...(example as object),
    id,
    title,
    date: siteToday(timeZoneOf(readContent(folder))),
    ...(itemKind && { draft: true }),
  };
  const text = await formatJson(JSON.stringify(value, undefined, 2));
  writeFileSync(path.join(folder, file), text);
  return file;
}

/** `npm run content:new -- articles "A title"`: creates a file for an entry. */
async function main(): Promise<void> {
  loadEnvironment("production");
  // A title without quotation marks, or in those that the shell does not know, is several words.
  const [kind = "", ...words] = parseArgs({
    allowPositionals: true,
  }).positionals;
  const title = words.join(" ");
  for (const twin of entriesTitled(title))
    console.log(
      `content/${twin} has this title already. Delete the one that is not needed.`,
    );
  const file = await addContent(kind, title);
  console.log(
    `Created content/${file} with examples in every field. Replace them and remove fields that you do not need.
${file.startsWith("documents/") ? "" : 'Remove "draft" to publish it. '}Then run npm run content:check.`,
  );
}

if (require.main === module) main().catch(reportAndFail);
