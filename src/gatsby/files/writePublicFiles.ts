import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathAndParents } from "../../common/pathAndParents";
import { inParallel } from "./inParallel";

/** A file of the build: its path below public/ with forward slashes, and its content or a function that writes it. */
export type PublicFile = readonly [
  name: string,
  content: string | Uint8Array | ((file: string) => Promise<void>),
];

/**
 * Throws if a file is outside the folder, or if two files have the same path or one has that of the other's folder.
 * Paths are compared in lower case, because some file systems ignore letter case.
 */
function checkPaths(names: readonly string[], others: readonly string[]): void {
  const files = new Set(others.map((name) => name.toLowerCase()));
  const folders = new Set(
    others.flatMap((name) => pathAndParents(name.toLowerCase()).slice(0, -1)),
  );
  for (const name of names) {
    if (path.posix.normalize(`/${name}`) !== `/${name}` || name.includes("\\"))
      throw new Error(`The build may not write outside public/: ${name}`);
    const paths = pathAndParents(name.toLowerCase());
    const [own = ""] = paths.slice(-1);
    if (folders.has(own) || paths.some((each) => files.has(each)))
      throw new Error(`The build would replace another file: ${name}`);
    files.add(own);
    for (const folder of paths.slice(0, -1)) folders.add(folder);
  }
}

/**
 * Writes the files that the build makes besides Gatsby's. Removes those of an earlier build that are gone. Throws before
 * the first file is written if one would be outside the folder or replace another.
 *
 * @param others Files of Gatsby.
 * @param earlier Files of the earlier build.
 */
export async function writePublicFiles(
  folder: string,
  files: readonly PublicFile[],
  others: readonly string[] = [],
  earlier: readonly string[] = [],
): Promise<void> {
  const names = files.map(([name]) => name);
  checkPaths(names, others);
  const present = new Set(
    [...names, ...others].map((name) => name.toLowerCase()),
  );
  for (const name of earlier)
    if (!present.has(name.toLowerCase()))
      await rm(path.join(folder, name), { force: true });
  // Four at a time: libvips encodes in its own threads.
  await inParallel(files, 4, async ([name, content]) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    if (typeof content === "function") await content(file);
    else await writeFile(file, content);
  });
}
