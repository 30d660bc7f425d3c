import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { readContent, type Content, type RawFiles } from "./readContent";

/** Reads every file of a content folder. A link that leads nowhere is an empty file, which the check reports. */
export function readFolder(folder: string): RawFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file): [string, Buffer] => {
      const name = path.relative(folder, file).split(path.sep).join("/");
      const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
      return [name, isFile ? readFileSync(file) : Buffer.alloc(0)];
    });
  return new Map(files);
}

/** The content of a folder. */
export const readContentFolder = (folder: string): Content =>
  readContent(readFolder(folder));
