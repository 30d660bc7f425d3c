import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const isPicture = (file: string) => /\.(jpe?g|png|svg|webp)$/.test(file);

/**
 * Copies content/ into a new folder. Pictures are hard links: replace them, never write to them.
 *
 * @returns Path of the copy.
 */
export function copyContent(): string {
  // Beside the repository, where hard links are possible; else in the system's temporary folder.
  const copy = path.join(mkdtempSync(path.join(tmpdir(), "site-")), "content");
  for (const name of readdirSync("content", { recursive: true }).map(String))
    copyContentFile(copy, name);
  return copy;
}

/** Brings one file of a copy back to what it is in content/. */
export function copyContentFile(copy: string, name: string): void {
  const [from, to] = [path.join("content", name), path.join(copy, name)];
  rmSync(to, { force: true, recursive: true });
  const stats = statSync(from, { throwIfNoEntry: false });
  if (!stats) return;
  mkdirSync(stats.isDirectory() ? to : path.dirname(to), { recursive: true });
  if (stats.isDirectory()) return;
  if (!isPicture(name)) return copyFileSync(from, to);
  try {
    linkSync(from, to);
  } catch {
    // Another file system has no hard links to this one.
    copyFileSync(from, to);
  }
}

/** What is in every file of a folder, so that changes show; pictures by size and time. */
export function contentState(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true })
      .map(String)
      .sort()
      .flatMap((name): [string, string][] => {
        const file = path.join(folder, name);
        const stats = statSync(file, { throwIfNoEntry: false });
        if (!stats?.isFile()) return [];
        return [
          [
            name,
            isPicture(name)
              ? `${stats.size} ${stats.mtimeMs}`
              : readFileSync(file, "latin1"),
          ],
        ];
      }),
  );
}
