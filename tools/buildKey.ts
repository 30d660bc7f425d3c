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
import { readContent } from "../src/gatsby/content/readContent";
import { filesBelow } from "../src/gatsby/files/filesBelow";
import { isQuick, siteVariables } from "./environment";

/** What a build depends on, from what changes seldom to what changes often. */
export interface BuildKey {
  /** What encodes the pictures, and the folder: Gatsby's cache contains absolute paths. */
  readonly encoder: string;
  /** What makes the data: Gatsby would keep the data of earlier code. Empty after a failed build. */
  readonly code: string;
  /** Everything else. Empty until the build is complete. */
  readonly rest: string;
}

const keyFile = ".cache/build-key.json";

/** The key of the last build. */
const lastKey = (): Partial<BuildKey> =>
  existsSync(keyFile)
    ? (JSON.parse(readFileSync(keyFile, "utf8")) as Partial<BuildKey>)
    : {};

function store(key: BuildKey): void {
  mkdirSync(path.dirname(keyFile), { recursive: true });
  writeFileSync(keyFile, JSON.stringify(key));
}

/** Folders and files that determine a build. */
const sources = () => [
  ...["content", "src", "static", "package.json", "package-lock.json"],
  "tools/build.ts",
  ...readdirSync(".").filter((name) => /^gatsby-[\w-]+\.tsx?$/.test(name)),
];

/** Files that the build writes, and documentation. */
const ignored = /^content\/schemas\/|\.md$|gatsby-types\.d\.ts$/;

/** The files at some paths, in order. */
const filesOf = (paths: readonly string[]): string[] =>
  paths
    .flatMap((source) =>
      statSync(source).isFile()
        ? [source]
        : filesBelow(source).map((name) => path.posix.join(source, name)),
    )
    // A link may lead nowhere.
    .filter((name) => statSync(name, { throwIfNoEntry: false })?.isFile())
    .filter((name) => !ignored.test(name))
    .sort();

/** Identifies the contents of files. */
function hashOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files)
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/** The model and its resolvers. */
const isDataCode = (name: string): boolean =>
  /^src\/(?:gatsby|common)\/|\.(?:graphql|build\.ts)$/.test(name);

/** Identifies a build with the present files and variables. */
export function currentBuildKey(): BuildKey {
  const files = filesOf(sources());
  const maker = [
    realpathSync("."),
    process.version,
    hashOf(["package-lock.json"]),
  ];
  return {
    encoder: JSON.stringify([...maker, process.env.AVIF_EFFORT]),
    code: JSON.stringify([...maker, hashOf(files.filter(isDataCode))]),
    rest: JSON.stringify([
      hashOf(files),
      siteToday(timeZoneOf(readContent("content"))),
      siteVariables(),
    ]),
  };
}

/** Whether no file, setting or day has changed since a key was made. */
export const isCurrent = (key: BuildKey): boolean =>
  JSON.stringify(currentBuildKey()) === JSON.stringify(key);

/** Whether the build in `public` has this key. */
export const isBuilt = (key: BuildKey): boolean =>
  existsSync("public/index.html") &&
  existsSync("src/gatsby-types.d.ts") &&
  JSON.stringify(lastKey()) === JSON.stringify(key);

/**
 * Discards the scripts of earlier builds, which Gatsby leaves in `public` and always writes again. Discards Gatsby's data
 * and pages if the last build failed, or if the code that makes the data or `public` have changed since. Discards the
 * pictures, too, if they may be of low quality: the names of their files do not contain the effort of their encoder.
 * Call before Gatsby.
 */
export function startBuild(key: BuildKey): void {
  const { encoder, code } = lastKey();
  const keepsPictures = isQuick() || encoder === key.encoder;
  const keepsData =
    keepsPictures && code === key.code && existsSync("public/page-data/sq/d");
  if (!keepsData)
    for (const folder of ["redux", "data", "webpack"])
      rmSync(path.join(".cache", folder), { recursive: true, force: true });
  for (const name of existsSync("public") ? readdirSync("public") : []) {
    const isKept = keepsData
      ? !/\.js(\.|$)/.test(name)
      : keepsPictures && name === "static";
    if (!isKept) rmSync(path.join("public", name), { recursive: true });
  }
  store({ ...key, rest: "" });
}

/** Call with the key of startBuild, because code may change meanwhile, and after Gatsby, which may empty .cache. */
export const finishBuild = (key: BuildKey): void => store(key);

/** Call after a failed build, whose data Gatsby would use in every later one. */
export const failBuild = (key: BuildKey): void =>
  store({ ...key, code: "", rest: "" });
