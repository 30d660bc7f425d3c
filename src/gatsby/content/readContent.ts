import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../files/filesBelow";
import { contentFileType } from "../model/contentTypes";
import type { ContentFile } from "./ContentFile";
import { parseContentFile } from "./parseContentFile";
import type { Problem } from "./problem";

/** The folder that Gatsby reads: content/, or the copy without errors that `npm run develop` keeps. */
export const contentFolder = path.resolve(
  process.env.CONTENT_FOLDER ?? "content",
);

/** Files by path below content/, with forward slashes. */
export type RawFiles = ReadonlyMap<string, Buffer>;

/**
 * Reads every file of a folder. A link that leads nowhere is an empty file, which the check reports. Names are in the
 * Unicode form in which people type them: a Mac writes é as two signs.
 */
export const readFolder = (folder: string): RawFiles =>
  new Map(
    filesBelow(folder).map((name) => {
      const file = path.join(folder, name);
      const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
      return [
        name.normalize("NFC"),
        isFile ? readFileSync(file) : Buffer.alloc(0),
      ];
    }),
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
