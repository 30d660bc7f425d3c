import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { filesBelow } from "../src/gatsby/files/filesBelow";

/** File contents by path in a folder; undefined deletes a file. */
export type Files = ReadonlyMap<string, Buffer | undefined>;

/** The content of a file; undefined if it does not exist. */
export function readIfExists(folder: string, name: string): Buffer | undefined {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * Writes each file atomically, so that a crash leaves no incomplete file.
 *
 * @param workFolder A folder on the same disk, for a temporary file.
 */
export function writeFiles(
  folder: string,
  files: Files,
  workFolder: string,
): void {
  mkdirSync(workFolder, { recursive: true });
  const temporary = path.join(workFolder, "saved");
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (bytes) {
      writeFileSync(temporary, bytes, { flush: true });
      renameSync(temporary, file);
    } else rmSync(file, { force: true });
  }
}

/** Makes a folder a copy of another, with some files replaced. Writes only files that differ. */
export function copyFolder(
  from: string,
  to: string,
  instead: Files,
  workFolder: string,
): void {
  mkdirSync(to, { recursive: true });
  const names = [...filesBelow(from), ...filesBelow(to), ...instead.keys()];
  const changes = new Map<string, Buffer | undefined>();
  for (const name of names) {
    const wanted = instead.has(name)
      ? instead.get(name)
      : readIfExists(from, name);
    const copy = readIfExists(to, name);
    if (wanted ? !copy?.equals(wanted) : copy) changes.set(name, wanted);
  }
  writeFiles(to, changes, workFolder);
}
