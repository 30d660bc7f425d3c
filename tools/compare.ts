import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { timeZone } from "../content/site.json";
import { siteToday } from "../src/gatsby/content/publication";
import { ensureBrowser } from "./browser";
import { writeDocuments } from "./compare/documents";
import { loadEnvironment, selectTestBuild } from "./environment";
import { reportAndFail } from "./report";
import { runNpm, runPackage } from "./run";
import { startServer } from "./serve";
import { stopWithParent } from "./stopWithParent";

/** The built commit, documents, pictures and the report. Ignored by Git; may be deleted. */
const cache = ".compare";

const git = (...args: readonly string[]): string =>
  execFileSync("git", args, { encoding: "utf8" }).trim();

/**
 * Builds a commit with test pictures, in a Git worktree with packages of its own. Returns the built site. Throws if the
 * commit is unknown or does not build.
 */
async function buildCommit(commit: string): Promise<string> {
  const id = git("rev-parse", "--verify", `${commit}^{commit}`);
  const checkout = join(cache, "checkout");
  const site = join(checkout, "public");
  const isThere =
    existsSync(join(site, "index.html")) &&
    git("-C", checkout, "rev-parse", "HEAD") === id;
  if (!isThere) {
    rmSync(checkout, { recursive: true, force: true });
    git("worktree", "prune");
    git("worktree", "add", "--detach", checkout, id);
    await runNpm(["ci", "--no-audit", "--no-fund"], checkout);
  }
  await runNpm(["run", "build:test"], checkout);
  return site;
}

/**
 * `npm run compare -- <commit>`: builds a commit and the work tree, and writes a report of Playwright on what differs in
 * their documents and on pictures of their pages. Further arguments are Playwright's: `--grep "/about "`. Exit code 0:
 * nothing differs; 1: something does; 2: they could not be compared.
 */
async function compare([commit, ...options]: readonly string[]): Promise<void> {
  if (!commit) throw new Error("Name a commit: npm run compare -- main");
  loadEnvironment("production");
  selectTestBuild();
  process.env.SITE_TODAY ??= siteToday(timeZone);
  process.env.CHROMIUM_PATH = await ensureBrowser();
  const site = await buildCommit(commit);
  await runNpm(["run", "build:test"]);
  await writeDocuments(site, join(cache, "before"));
  await writeDocuments("public", join(cache, "after"));
  const before = await startServer({ port: 0, root: site });
  const after = await startServer({ port: 0 });
  Object.assign(process.env, {
    COMPARE_BEFORE: before.origin,
    COMPARE_AFTER: after.origin,
  });
  process.exitCode = await runPackage("@playwright/test/cli", [
    ...["test", "--config", "tools/compare/playwright.config.ts"],
    ...options,
  ]);
  console.log(`What differs: ${cache}/report/index.html`);
}

stopWithParent();
compare(process.argv.slice(2))
  .catch((error: unknown) => {
    reportAndFail(error);
    process.exitCode = 2;
  })
  .finally(() => process.exit());
