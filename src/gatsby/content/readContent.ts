import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../files/filesBelow";
import { contentFileType } from "../model/contentTypes";
import { ContentFile } from "./ContentFile";
import { parseContentFile } from "./parseContentFile";
import type { Problem } from "./problem";

/** The folder that Gatsby reads. */
export const contentFolder = path.resolve("content");

/** Files by path below content/, with forward slashes. */
export type RawFiles = ReadonlyMap<string, Buffer>;

/** Reads every file of a folder. A link that leads nowhere is no file. */
export const readFolder = (folder: string): RawFiles =>
  new Map(
    filesBelow(folder)
      .filter((name) => existsSync(path.join(folder, name)))
      .map((name) => [name, readFileSync(path.join(folder, name))]),
  );

/** The content of the site. */
export interface Content {
  /** Readable files by path below content/. */
  readonly files: ReadonlyMap<string, ContentFile>;
  /** Why the other files are not readable. */
  readonly problems: readonly Problem[];
}

/** Parses all content files; ignores the other files. */
export function parseContent(raw: RawFiles): Content {
  const files = new Map<string, ContentFile>();
  const problems: Problem[] = [];
  for (const [name, bytes] of raw) {
    const place = contentFileType(name);
    const parsed = place && parseContentFile(name, place, bytes);
    if (parsed instanceof ContentFile) files.set(name, parsed);
    else if (parsed) problems.push(parsed);
  }
  return { files, problems };
}

/** The content of a folder. */
export const readContent = (folder: string): Content =>
  parseContent(readFolder(folder));
