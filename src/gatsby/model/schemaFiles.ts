import { mkdir, rm, writeFile } from "node:fs/promises";
import { contentPlaces } from "./contentTypes";
import { fileSchema } from "./jsonSchema";

/** The schemas of content/schemas, each in one line, by the names of their files. */
export const schemaFiles = (): ReadonlyMap<string, string> =>
  new Map(
    contentPlaces.map((place) => [
      `${place.typeName}.json`,
      `${JSON.stringify({ $schema: "http://json-schema.org/draft-07/schema#", ...fileSchema(place) })}\n`,
    ]),
  );

/** Writes the JSON Schemas to content/schemas, where editors find them. They are in Git, so that every clone has them. */
export async function writeSchemas(): Promise<void> {
  const folder = "content/schemas";
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const [name, text] of schemaFiles())
    await writeFile(`${folder}/${name}`, text);
}
