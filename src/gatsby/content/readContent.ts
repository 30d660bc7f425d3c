import { contentFileType } from "../model/contentTypes";
import type { ContentFile } from "./ContentFile";
import { parseContentFile } from "./parseContentFile";
import type { Problem } from "./problem";

/** Files by path below content/, with forward slashes. */
export type RawFiles = ReadonlyMap<string, Buffer>;

/** The content of the site. */
export interface Content {
  /** Readable files by path below content/, in the order of paths. */
  readonly files: ReadonlyMap<string, ContentFile>;
  /** Why the other files are not readable. */
  readonly problems: readonly Problem[];
}

/** Reads all content files of a folder; ignores its other files. */
export function readContent(raw: RawFiles): Content {
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
