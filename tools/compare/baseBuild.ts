import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { run } from "../run";

/** The build of the commit, documents, pictures and the report. Ignored by Git; may be deleted. */
export const cache = ".compare";

/** A Git worktree of the commit, with packages of its own. */
const checkout = join(cache, "checkout");

const site = join(checkout, "public");

/** Names the commit and the day of the build in the checkout. */
const marker = join(cache, "built.txt");

const git = (...args: readonly string[]): string =>
  execFileSync("git", args, { encoding: "utf8" }).trim();

/** Runs npm. Throws if it fails. */
export async function npm(args: readonly string[], cwd = "."): Promise<void> {
  const shell = process.platform === "win32";
  if ((await run("npm", args, { cwd, shell })) !== 0)
    throw new Error(`npm ${args.join(" ")} failed in ${cwd}`);
}

/**
 * Builds a commit with test pictures, unless it was built last. Returns the built site. Throws if the commit is unknown or
 * does not build.
 */
export async function ensureBaseBuild(commit: string): Promise<string> {
  const id = git("rev-parse", "--verify", `${commit}^{commit}`);
  const made = `${id} ${process.env.SITE_TODAY}`;
  if (existsSync(marker) && readFileSync(marker, "utf8") === made) return site;
  mkdirSync(cache, { recursive: true });
  rmSync(marker, { force: true });
  rmSync(checkout, { recursive: true, force: true });
  git("worktree", "prune");
  git("worktree", "add", "--detach", checkout, id);
  await npm(["ci", "--no-audit", "--no-fund"], checkout);
  await npm(["run", "build:test"], checkout);
  writeFileSync(marker, made);
  return site;
}
