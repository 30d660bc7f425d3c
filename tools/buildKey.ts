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

/** Whether a key was stored under a name in Gatsby's cache, and is still the same. */
const isStored = (name: string, key: string): boolean =>
  existsSync(`.cache/${name}.json`) &&
  readFileSync(`.cache/${name}.json`, "utf8") === key;

function store(name: string, key: string): void {
  mkdirSync(".cache", { recursive: true });
  writeFileSync(`.cache/${name}.json`, key);
}

const forget = (name: string) => rmSync(`.cache/${name}.json`, { force: true });

/** Folders and files that determine a build; the editor's only if it is built. */
const sources = () => [
  ...["content", "src", "static", "package.json", "package-lock.json"],
  ...["tools/build.ts", "tools/searchIndex.ts", "tools/staleFiles.ts"],
  ...readdirSync(".").filter((name) => /^gatsby-[\w-]+\.tsx?$/.test(name)),
  ...(process.env.EDITOR_REPOSITORY
    ? ["editor/src", "editor/server", "editor/package-lock.json"]
    : []),
];

/** Files that the build writes, and documentation. */
const ignored = /^content\/schemas\/|\.md$|gatsby-types\.d\.ts$/;

/** The files at some paths, in order. */
function filesOf(paths: readonly string[]): string[] {
  return paths
    .flatMap((source) =>
      statSync(source).isFile()
        ? [source]
        : readdirSync(source, { recursive: true, encoding: "utf8" })
            .map((name) => path.posix.join(source, name.replaceAll("\\", "/")))
            // A link may lead nowhere.
            .filter((file) =>
              statSync(file, { throwIfNoEntry: false })?.isFile(),
            ),
    )
    .filter((file) => !ignored.test(file))
    .sort();
}

/** Identifies the contents of files. */
function hashOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files)
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/** Identifies a build: its sources, its settings, Node and the day. */
export function currentBuildKey(): string {
  return JSON.stringify({
    sources: hashOf(filesOf(sources())),
    node: process.version,
    day: siteToday(timeZoneOf(readContentFolder("content"))),
    variables: siteVariables(),
  });
}

/** Whether the build in `public` has this key. */
export const isBuilt = (key: string): boolean =>
  existsSync("public/index.html") &&
  existsSync("src/gatsby-types.d.ts") &&
  isStored("build-key", key);

export const writeBuildKey = (key: string) => store("build-key", key);

/** Call before `public` changes. */
export const removeBuildKey = () => forget("build-key");

/** Identifies what makes the pictures in Gatsby's cache, which contains absolute paths. */
const pictureMaker = () => ({
  folder: realpathSync("."),
  node: process.version,
  packages: hashOf(["package-lock.json"]),
});

/** The model and its resolvers: Gatsby would keep the data of the earlier ones. */
const isDataCode = (file: string): boolean =>
  /^src\/(?:gatsby|common)\/|\.(?:graphql|build\.ts)$/.test(file);

/** Identifies what Gatsby's cache depends on. */
const currentCacheKey = (): string =>
  JSON.stringify({
    ...pictureMaker(),
    code: hashOf(filesOf(["src"]).filter(isDataCode)),
  });

/** Call after Gatsby, which may empty .cache. */
export const writeCacheKey = (key: string) => store("cache-key", key);

/** Call after a failed build, whose data Gatsby would use in every later one. */
export const removeCacheKey = () => forget("cache-key");

/**
 * Discards Gatsby's data and pages if the last build failed, or if the folder, Node, the packages, the code that makes
 * the data or `public` have changed since. Discards the pictures, too, if they may be of low quality: the names of their
 * files do not contain the effort of their encoder. Call before Gatsby.
 *
 * @returns The key of the cache that Gatsby will fill, for writeCacheKey: the code may change meanwhile.
 */
export function discardStaleCache(): string {
  const key = currentCacheKey();
  const encoder = JSON.stringify([process.env.AVIF_EFFORT, pictureMaker()]);
  const keepsPictures = isQuick() || isStored("pictures-key", encoder);
  const isUsable =
    existsSync("public/page-data/sq/d") && isStored("cache-key", key);
  if (!keepsPictures || !isUsable) {
    for (const folder of ["redux", "data", "webpack"])
      rmSync(path.join(".cache", folder), { recursive: true, force: true });
    for (const name of existsSync("public") ? readdirSync("public") : [])
      if (name !== "static" || !keepsPictures)
        rmSync(path.join("public", name), { recursive: true });
  }
  store("pictures-key", encoder);
  writeCacheKey(key);
  return key;
}
