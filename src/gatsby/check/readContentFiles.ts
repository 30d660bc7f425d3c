import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseContentFile, type ContentFile } from "./contentFile";
import { unreadableFile } from "./folderProblems";
import { nothingPlanned, type PlannedChange } from "./plannedChange";
import type { Problem } from "./problem";

/** How many files are read at the same time. */
const readAtOnce = 64;

async function readContentFile(
  contentFolder: string,
  name: string,
  { texts }: PlannedChange,
): Promise<ContentFile | Problem[]> {
  const text = texts.get(name);
  const bytes =
    text === undefined
      ? await readFile(path.join(contentFolder, name)).catch(() => undefined)
      : Buffer.from(text);
  return bytes ? parseContentFile(name, bytes) : [unreadableFile(name)];
}

/**
 * Reads content files.
 *
 * @param names Paths below the folder.
 * @returns Those that could be read, and what is wrong with the others.
 */
export async function readContentFiles(
  contentFolder: string,
  names: readonly string[],
  planned = nothingPlanned,
): Promise<{ files: ContentFile[]; problems: Problem[] }> {
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  for (let start = 0; start < names.length; start += readAtOnce) {
    const batch = names.slice(start, start + readAtOnce);
    for (const parsed of await Promise.all(
      batch.map((name) => readContentFile(contentFolder, name, planned)),
    )) {
      if (Array.isArray(parsed)) problems.push(...parsed);
      else files.push(parsed);
    }
  }
  return { files, problems };
}
