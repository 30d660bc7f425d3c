import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../files/filesBelow";
import { readContent, type Content, type RawFiles } from "./readContent";

/** Reads every file of a content folder. A link that leads nowhere is an empty file, which the check reports. */
export const readFolder = (folder: string): RawFiles =>
  new Map(
    filesBelow(folder).map((name) => {
      const file = path.join(folder, name);
      const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
      return [name, isFile ? readFileSync(file) : Buffer.alloc(0)];
    }),
  );

/** The content of a folder. */
export const readContentFolder = (folder: string): Content =>
  readContent(readFolder(folder));
