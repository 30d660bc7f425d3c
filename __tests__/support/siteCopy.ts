import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { copyContent } from "./contentCopy";

/** What the development server and the editor read, besides content/. */
const parts =
  /^(src|static|tools|package\.json|tsconfig\.json|gatsby-.*\.tsx?)$/;
/** Pictures that a build has made already; they need not be made again. */
const builtPictures = "public/static";

function linkFolder(from: string, to: string): void {
  for (const name of readdirSync(from, { recursive: true }).map(String)) {
    if (!statSync(path.join(from, name)).isFile()) continue;
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    try {
      linkSync(path.join(from, name), path.join(to, name));
    } catch {
      // On another file system the pictures are made again.
      return;
    }
  }
}

/**
 * Copies the whole site into a new folder, with the installed packages of this one: what is run there changes
 * nothing here.
 *
 * @returns Path of the copy; its content/ is a copy, too.
 */
export function copySite(): string {
  const content = copyContent();
  const site = path.dirname(content);
  for (const name of readdirSync("."))
    if (parts.test(name))
      cpSync(name, path.join(site, name), { recursive: true });
  symlinkSync(
    path.resolve("node_modules"),
    path.join(site, "node_modules"),
    "junction",
  );
  if (existsSync(builtPictures))
    linkFolder(builtPictures, path.join(site, builtPictures));
  return site;
}

/** Removes a copy and leaves the packages that it shares. */
export function removeSite(site: string): void {
  rmSync(path.join(site, "node_modules"));
  rmSync(site, { recursive: true, force: true });
}
