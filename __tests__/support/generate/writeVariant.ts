import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { copyContent } from "../contentCopy";
import type { PictureFiles } from "./generateContent";

const pathsIn = (catalogue: string): string[] =>
  (
    JSON.parse(readFileSync(`content/images/${catalogue}.json`, "utf8")) as {
      path: string;
    }[]
  ).map((entry) => entry.path);

/** The pictures that generated content may show. */
export const pictureFiles: PictureFiles = {
  pictures: pathsIn("pictures"),
  logos: pathsIn("logos"),
};

/**
 * Makes a content folder with the real pictures and no JSON.
 *
 * @returns Path of the folder, alone in a temporary one.
 */
export function makeVariantFolder(): string {
  const folder = copyContent();
  for (const name of readdirSync(folder, { recursive: true }).map(String))
    if (name.endsWith(".json")) rmSync(path.join(folder, name));
  return folder;
}

/** Writes values as JSON files into a content folder, by their paths in it. */
export function writeVariant(
  folder: string,
  files: ReadonlyMap<string, unknown>,
): void {
  for (const [file, value] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(value, undefined, 2));
  }
}
