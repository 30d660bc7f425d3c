import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copySite } from "../../tools/copySite";

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
 * Makes a copy of the site for the editor's journeys.
 *
 * @returns Path of the copy.
 */
export function makeEditedSite(): string {
  const site = mkdtempSync(path.join(tmpdir(), "site-"));
  copySite(site);
  if (existsSync(builtPictures))
    linkFolder(builtPictures, path.join(site, builtPictures));
  return site;
}

/** Removes a copy and leaves the packages that it shares. */
export function removeEditedSite(site: string): void {
  rmSync(path.join(site, "node_modules"));
  rmSync(site, { recursive: true, force: true });
}
