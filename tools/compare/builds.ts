import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { run } from "../run";
import { writeDocuments } from "./documents";
import { reportStep } from "../report";

/** Builds with their documents and pictures, by files and day. Ignored by Git; may be deleted. */
export const cache = ".compare";

/** A Git worktree in which both sides are built, because chunks depend on their folder. */
const checkout = join(cache, "checkout");

const git = (args: readonly string[], env?: NodeJS.ProcessEnv): string =>
  execFileSync("git", args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();

/** The id of a commit's files. Throws if the commit is unknown. */
export function treeOfCommit(commit: string): string {
  try {
    return git(["rev-parse", "--verify", "--quiet", `${commit}^{tree}`]);
  } catch {
    throw new Error(`This repository has no commit ${commit}.`);
  }
}

/** The id of the work tree's files, new ones included. */
export function treeOfWorkTree(): string {
  mkdirSync(cache, { recursive: true });
  // Leaves the index of the repository as it is.
  const index = { GIT_INDEX_FILE: resolve(cache, "index") };
  git(["read-tree", "HEAD"], index);
  git(["add", "--all"], index);
  return git(["write-tree"], index);
}

const lockFile = (folder: string) =>
  readFileSync(join(folder, "package-lock.json"), "utf8");

/** Builds a tree with test pictures. Returns whether that succeeded. */
async function buildIn(folder: string, tree: string): Promise<boolean> {
  rmSync(checkout, { recursive: true, force: true });
  git(["worktree", "prune"]);
  git(["worktree", "add", "--detach", "--no-checkout", checkout, "HEAD"]);
  git(["-C", checkout, "read-tree", "--reset", "-u", tree]);
  const packages = join(checkout, "node_modules");
  const commands = [["run", "build:test"]];
  if (lockFile(".") !== lockFile(checkout))
    commands.unshift(["ci", "--no-audit", "--no-fund"]);
  else symlinkSync(resolve("node_modules"), packages, "junction");
  const output = openSync(join(folder, "build.txt"), "w");
  for (const command of commands) {
    const code = await run("npm", command, {
      cwd: checkout,
      stdio: ["ignore", output, output],
      shell: process.platform === "win32",
    });
    if (code !== 0) return false;
  }
  renameSync(join(checkout, "public"), join(folder, "site"));
  return true;
}

/**
 * Builds a tree, unless it is in the cache, which keeps one day. Returns the folder with the `site` and its
 * `documents`. Throws if it does not build.
 *
 * @param name What the tree is, for messages.
 */
export async function ensureBuild(tree: string, name: string): Promise<string> {
  const day = `-${process.env.SITE_TODAY}`;
  const folder = join(cache, tree + day);
  const [site, documents] = [join(folder, "site"), join(folder, "documents")];
  if (!existsSync(site)) {
    reportStep(`Building ${name} …`);
    mkdirSync(folder, { recursive: true });
    for (const other of readdirSync(cache))
      if (/^\w+-/.test(other) && !other.endsWith(day))
        rmSync(join(cache, other), { recursive: true });
    if (!(await buildIn(folder, tree)))
      throw new Error(`${name} does not build: see ${folder}/build.txt`);
  }
  rmSync(documents, { recursive: true, force: true });
  writeDocuments(site, documents);
  return folder;
}
