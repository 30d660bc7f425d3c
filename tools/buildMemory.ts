import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/**
 * What Gatsby remembers of its last run: files in public/ that it need not write again, and modules that it need not
 * compile again. Both name absolute paths and what versions of packages made of them.
 */
const memory = [".cache/redux", ".cache/data", ".cache/webpack"];

const makerFile = ".cache/made-by.json";

/** What has to be the same for Gatsby to go on from where it was. */
function currentMaker(site: string): string {
  const lockFile = path.join(site, "package-lock.json");
  const packages = existsSync(lockFile) ? readFileSync(lockFile) : "";
  return JSON.stringify({
    folder: realpathSync(site),
    node: process.version,
    packages: createHash("sha256").update(packages).digest("hex"),
  });
}

function reasonToForget(site: string): string | undefined {
  const inSite = (name: string) => path.join(site, name);
  if (!existsSync(inSite(".cache/redux"))) return undefined;
  if (!existsSync(inSite("public/page-data/sq/d"))) return "public/ is gone";
  const maker = inSite(makerFile);
  return existsSync(maker) && readFileSync(maker, "utf8") === currentMaker(site)
    ? undefined
    : "it was made in another folder, or by other versions of Node or packages";
}

/** Says who made the memory in .cache. Call it when Gatsby has run: it may have emptied .cache itself. */
export function signMemory(site = "."): void {
  mkdirSync(path.join(site, ".cache"), { recursive: true });
  writeFileSync(path.join(site, makerFile), currentMaker(site));
}

/** Removes what Gatsby no longer knows that it wrote, such as pages of items that have gone; pictures keep their names. */
function removeBuiltPages(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (name !== "static") rmSync(path.join(folder, name), { recursive: true });
}

/**
 * Lets Gatsby begin anew where what it remembers is not true: it would otherwise end with "The result of this
 * StaticQuery could not be fetched". Call it before Gatsby runs.
 *
 * @param site Folder of the site.
 * @param tell Takes one line when something is forgotten.
 */
export function forgetUnsafeMemory(
  site = ".",
  tell: (line: string) => void = console.log,
): void {
  const reason = reasonToForget(site);
  if (reason) {
    for (const folder of memory)
      rmSync(path.join(site, folder), { recursive: true, force: true });
    removeBuiltPages(path.join(site, "public"));
    tell(`What .cache remembers is not used, since ${reason}.`);
  }
  signMemory(site);
}
