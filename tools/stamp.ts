import { createHash } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { siteToday } from "../src/gatsby/model/publication";
import { siteVariables } from "./environment";

const stampFile = ".cache/site-build-stamp.json";

/** The tools are among them: they add the search index and the editor to the build. */
const sourceFolders = ["content", "src", "static", "tools"];
const sourceFile = /^gatsby-.*\.tsx?$|^package(-lock)?\.json$/;

/** Written by builds and by Python, so it says nothing about whether a build is due. */
const generated = /gatsby-types\.d\.ts$|^content[\\/]schemas[\\/]|\.pyc$/;

function sourceFiles(): string[] {
  const inFolders = sourceFolders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
        join(folder, name),
      ),
    );
  const atTheTop = readdirSync(".").filter((name) => sourceFile.test(name));
  return [...inFolders, ...atTheTop]
    .filter((path) => !generated.test(path) && statSync(path).isFile())
    .sort();
}

/**
 * Identifies what a build is made from: the content of all sources and the
 * variables that end up in the browser's code (mail service or stand-in).
 */
export function currentStamp(): string {
  const hash = createHash("sha256");
  for (const path of sourceFiles()) {
    hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  }
  return JSON.stringify({
    sources: hash.digest("hex"),
    // What visitors see of the content depends on it.
    day: siteToday("content"),
    variables: siteVariables(),
  });
}

/** True if `public` was built from these sources with these variables. */
export const isBuilt = (stamp: string) =>
  existsSync("public/index.html") &&
  existsSync("src/gatsby-types.d.ts") &&
  existsSync(stampFile) &&
  readFileSync(stampFile, "utf8") === stamp;

/** Says what `public` was built from, once it is whole. */
export const writeStamp = (stamp: string) => writeFileSync(stampFile, stamp);

/** Says that `public` is no longer what it was, or is about to change. */
export const removeStamp = () => rmSync(stampFile, { force: true });
