import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { siteToday } from "../src/gatsby/model/publication";
import { siteVariables } from "./environment";

const keyFile = ".cache/build-key.json";
const cacheKeyFile = ".cache/cache-key.json";

/** What a build reads. Other tools may change without a new build. */
const sources =
  /^(content|src|static)\/|^gatsby-[\w-]+\.tsx?$|^tools\/(build|searchIndex)\.ts$|^package-lock\.json$/;
const notRead = /^content\/schemas\/|\.md$|gatsby-types\.d\.ts$/;

function sourceFiles(): string[] {
  const inFolders = ["content", "src", "static", "tools"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
      path.posix.join(folder, name.replaceAll(path.sep, "/")),
    ),
  );
  return [...inFolders, ...readdirSync(".")]
    .filter((file) => sources.test(file) && !notRead.test(file))
    .filter((file) => statSync(file).isFile())
    .sort();
}

/** Identifies what a build is made from: its sources, the day, and the variables that the site contains. */
export function currentBuildKey(): string {
  const hash = createHash("sha256");
  for (const file of sourceFiles())
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  const { browserslist } = JSON.parse(
    readFileSync("package.json", "utf8"),
  ) as Record<string, unknown>;
  return JSON.stringify({
    sources: hash.digest("hex"),
    browserslist,
    day: siteToday("content"),
    variables: siteVariables(),
  });
}

/** Whether `public` was built from what this key identifies. */
export const isBuilt = (key: string): boolean =>
  existsSync("public/index.html") &&
  existsSync("src/gatsby-types.d.ts") &&
  existsSync(keyFile) &&
  readFileSync(keyFile, "utf8") === key;

export const writeBuildKey = (key: string) => writeFileSync(keyFile, key);

/** Call it before `public` changes. */
export const removeBuildKey = () => rmSync(keyFile, { force: true });

/** Gatsby's cache names absolute paths and depends on the packages that wrote it. */
function currentCacheKey(site: string): string {
  const lockFile = path.join(site, "package-lock.json");
  const packages = existsSync(lockFile) ? readFileSync(lockFile) : "";
  return JSON.stringify({
    folder: realpathSync(site),
    node: process.version,
    packages: createHash("sha256").update(packages).digest("hex"),
  });
}

/** Call it after Gatsby, too: it may have emptied .cache. */
export function writeCacheKey(site = "."): void {
  mkdirSync(path.join(site, ".cache"), { recursive: true });
  writeFileSync(path.join(site, cacheKeyFile), currentCacheKey(site));
}

/** Removes Gatsby's cache and the pages it wrote; encoded pictures stay, their names are hashes. */
export function discardCache(site = "."): void {
  for (const folder of ["redux", "data", "webpack"])
    rmSync(path.join(site, ".cache", folder), { recursive: true, force: true });
  const built = path.join(site, "public");
  if (!existsSync(built)) return;
  for (const name of readdirSync(built))
    if (name !== "static") rmSync(path.join(built, name), { recursive: true });
}

/**
 * Discards a cache from another folder, other packages or a removed `public`, with which Gatsby would end with "The
 * result of this StaticQuery could not be fetched". Call it before Gatsby.
 */
export function discardStaleCache(site = "."): void {
  const inSite = (name: string) => path.join(site, name);
  const isUsable =
    existsSync(inSite("public/page-data/sq/d")) &&
    existsSync(inSite(cacheKeyFile)) &&
    readFileSync(inSite(cacheKeyFile), "utf8") === currentCacheKey(site);
  if (existsSync(inSite(".cache/redux")) && !isUsable) {
    console.log("Gatsby's cache is stale and is not used.");
    discardCache(site);
  }
  writeCacheKey(site);
}
