import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../files/filesBelow";
import { contentFileType } from "../model/contentTypes";
import type { ContentFile } from "./ContentFile";
import { parseContentFile } from "./parseContentFile";
import type { Problem } from "./problem";

/** The folder that Gatsby reads. */
export const contentFolder = path.resolve("content");

/** Files by path below content/, with forward slashes. */
export type RawFiles = ReadonlyMap<string, Buffer>;

/** The bytes of a file. One that cannot be read has none, which the check reports. */
function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}

/** Reads every file of a folder. */
export const readFolder = (folder: string): RawFiles =>
  new Map(
    filesBelow(folder).map((name) => [name, bytesOf(path.join(folder, name))]),
  );

/** The content of the site. */
export interface Content {
  /** Readable files by path below content/, in the order of paths. */
  readonly files: ReadonlyMap<string, ContentFile>;
  /** Why the other files are not readable. */
  readonly problems: readonly Problem[];
}

/** Parses all content files; ignores the other files. */
export function parseContent(raw: RawFiles): Content {
  const files = new Map<string, ContentFile>();
  const problems: Problem[] = [];
  for (const name of [...raw.keys()].sort()) {
    const [place, bytes] = [contentFileType(name), raw.get(name)];
    if (!place || !bytes) continue;
    const parsed = parseContentFile(name, place, bytes);
    if (Array.isArray(parsed)) problems.push(...parsed);
    else files.set(name, parsed);
  }
  return { files, problems };
}

/** The content of a folder. */
export const readContent = (folder: string): Content =>
  parseContent(readFolder(folder));
