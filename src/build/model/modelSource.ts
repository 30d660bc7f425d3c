import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const modelFolder = path.resolve("src/build/model");
const schemaFolder = path.join(modelFolder, "schema");

/** The SDL of the directives that annotate the content types. */
export function readDirectives(): string {
  return readFileSync(path.join(schemaFolder, "directives.graphql"), "utf8");
}

/** The SDL of everything that is written in content/: the one definition of every content type. */
export function readContentTypes(): string {
  return readdirSync(schemaFolder)
    .filter(
      (file) => file.endsWith(".graphql") && file !== "directives.graphql",
    )
    .sort()
    .map((file) => readFileSync(path.join(schemaFolder, file), "utf8"))
    .join("\n");
}

/** The SDL of the fields that follow from the content. */
export function readDerivedFields(): string {
  return readFileSync(path.join(modelFolder, "derived.graphql"), "utf8");
}
