import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { run } from "../run";

/** Builds with their documents, by files and day, and the report. Ignored by Git; may be deleted. */
export const cache = ".compare";

/** A Git worktree in which both sides are built, because chunks depend on their folder. */
const checkout = join(cache, "checkout");

const git = (args: readonly string[], env?: NodeJS.ProcessEnv): string =>
  execFileSync("git", args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
  }).trim();

/** The id of a commit's files. Throws if the commit is unknown. */
export const treeOfCommit = (commit: string): string =>
  git(["rev-parse", "--verify", `${commit}^{tree}`]);

/** The id of the work tree's files, new ones included. */
export function treeOfWorkTree(): string {
  mkdirSync(cache, { recursive: true });
  // Leaves the index of the repository as it is. Each process has its own.
  const file = resolve(cache, `index-${process.pid}`);
  const index = { GIT_INDEX_FILE: file };
  git(["read-tree", "HEAD"], index);
  git(["add", "--all"], index);
  const tree = git(["write-tree"], index);
  rmSync(file);
  return tree;
}

const lockFile = (folder: string) =>
  readFileSync(join(folder, "package-lock.json"), "utf8");

/**
 * Builds a tree with test pictures, unless it is in the cache. Returns the built site. Throws if it does not build.
 *
 * @param name What the tree is, for messages.
 */
export async function ensureBuild(tree: string, name: string): Promise<string> {
  const folder = join(cache, `${tree}-${process.env.SITE_TODAY}`);
  const site = join(folder, "site");
  if (existsSync(site)) return site;
  console.log(`Building ${name} …`);
  mkdirSync(folder, { recursive: true });
  rmSync(checkout, { recursive: true, force: true });
  git(["worktree", "prune"]);
  git(["worktree", "add", "--detach", "--no-checkout", checkout, "HEAD"]);
  git(["-C", checkout, "read-tree", "--reset", "-u", tree]);
  const commands = [["run", "build:test"]];
  if (lockFile(".") !== lockFile(checkout))
    commands.unshift(["ci", "--no-audit", "--no-fund"]);
  else
    symlinkSync(
      resolve("node_modules"),
      join(checkout, "node_modules"),
      "junction",
    );
  const output = openSync(join(folder, "build.txt"), "w");
  for (const command of commands) {
    const code = await run("npm", command, {
      cwd: checkout,
      stdio: ["ignore", output, output],
      shell: process.platform === "win32",
    });
    if (code !== 0)
      throw new Error(`${name} does not build: see ${folder}/build.txt`);
  }
  renameSync(join(checkout, "public"), site);
  return site;
}
