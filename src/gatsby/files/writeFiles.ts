import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** A file: its path below a folder, with forward slashes, and its content. */
export type WrittenFile = readonly [name: string, content: string | Uint8Array];

/** Writes files and the folders that they need. */
export async function writeFiles(
  folder: string,
  files: readonly WrittenFile[],
): Promise<void> {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
