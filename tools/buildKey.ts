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
import { siteToday, timeZoneOf } from "../src/gatsby/content/publication";
import { readContentFolder } from "../src/gatsby/content/readFolder";
import { isQuick, siteVariables } from "./environment";

const keyFile = ".cache/build-key.json";
const cacheKeyFile = ".cache/cache-key.json";

/** Files that determine a build. A change of another tool needs no new build. */
const sources =
  /^(content|src|static)\/|^gatsby-[\w-]+\.tsx?$|^tools\/(build|searchIndex)\.ts$|^package-lock\.json$/;
const ignored = /^content\/schemas\/|\.md$|gatsby-types\.d\.ts$/;

function sourceFiles(): string[] {
  const inFolders = ["content", "src", "static", "tools"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
      path.posix.join(folder, name.replaceAll(path.sep, "/")),
    ),
  );
  return [...inFolders, ...readdirSync(".")]
    .filter((file) => sources.test(file) && !ignored.test(file))
    .filter((file) => statSync(file).isFile())
    .sort();
}

/** Identifies a build: its sources, its day and its variables. */
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
    day: siteToday(timeZoneOf(readContentFolder("content"))),
    variables: siteVariables(),
  });
}

/** Whether the build in `public` has this key. */
export const isBuilt = (key: string): boolean =>
  existsSync("public/index.html") &&
  existsSync("src/gatsby-types.d.ts") &&
  existsSync(keyFile) &&
  readFileSync(keyFile, "utf8") === key;

export const writeBuildKey = (key: string) => writeFileSync(keyFile, key);

/** Call before `public` changes. */
export const removeBuildKey = () => rmSync(keyFile, { force: true });

/**
 * Gatsby's cache contains absolute paths and depends on package versions. The file names of pictures do not contain
 * the effort of their encoder.
 */
const currentCacheKey = (): string =>
  JSON.stringify({
    folder: realpathSync("."),
    node: process.version,
    avifEffort: process.env.AVIF_EFFORT,
    packages: createHash("sha256")
      .update(readFileSync("package-lock.json"))
      .digest("hex"),
  });

/** Call after Gatsby, too, which may empty .cache. */
export function writeCacheKey(): void {
  mkdirSync(".cache", { recursive: true });
  writeFileSync(cacheKeyFile, currentCacheKey());
}

/** Removes Gatsby's cache and pages. Only a quick build keeps pictures, because they may be of low quality. */
function discardCache(): void {
  for (const folder of ["redux", "data", "webpack"])
    rmSync(path.join(".cache", folder), { recursive: true, force: true });
  if (!existsSync("public")) return;
  for (const name of readdirSync("public"))
    if (name !== "static" || !isQuick())
      rmSync(path.join("public", name), { recursive: true });
}

/**
 * Discards the cache if the folder, Node, the packages, the encoder's effort or `public` have changed, because Gatsby
 * may then fail with "The result of this StaticQuery could not be fetched". Call before Gatsby.
 */
export function discardStaleCache(): void {
  const isUsable =
    existsSync("public/page-data/sq/d") &&
    existsSync(cacheKeyFile) &&
    readFileSync(cacheKeyFile, "utf8") === currentCacheKey();
  if (!isUsable) discardCache();
  writeCacheKey();
}
