import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** Contents of files by their path in a folder; undefined deletes a file. */
export type Files = ReadonlyMap<string, Buffer | undefined>;

/** Paths of all files below a folder, with forward slashes. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => String(name).split(path.sep).join("/"))
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();

/** The content of a file; undefined where there is none. */
export function readIfExists(folder: string, name: string): Buffer | undefined {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * Writes files so that each is either as before or complete, even if the computer stops meanwhile.
 *
 * @param workFolder A folder on the same disk, for files in the making.
 */
export function writeFiles(
  folder: string,
  files: Files,
  workFolder: string,
): void {
  mkdirSync(workFolder, { recursive: true });
  const made = mkdtempSync(path.join(workFolder, "save-"));
  const entries = [...files].map(([name, bytes], index) => {
    const from = path.join(made, String(index));
    if (bytes) writeFileSync(from, bytes, { flush: true });
    return { from, to: path.join(folder, name), isDeleted: !bytes };
  });
  for (const { from, to, isDeleted } of entries) {
    if (isDeleted) rmSync(to, { force: true });
    else {
      mkdirSync(path.dirname(to), { recursive: true });
      renameSync(from, to);
    }
  }
  rmSync(made, { recursive: true });
}

/** Copies a folder without using space for its files: a copy's files are replaced, never written into. */
export function copyFolder(from: string, to: string): void {
  for (const name of filesBelow(from)) {
    const copy = path.join(to, name);
    mkdirSync(path.dirname(copy), { recursive: true });
    try {
      linkSync(path.join(from, name), copy);
    } catch {
      copyFileSync(path.join(from, name), copy);
    }
  }
}
