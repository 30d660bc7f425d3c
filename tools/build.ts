import { rmSync } from "node:fs";
import { writeHeaders } from "../src/gatsby/delivery/writeHeaders";
import {
  currentBuildKey,
  failBuild,
  finishBuild,
  isBuilt,
  isCurrent,
  startBuild,
  type BuildKey,
} from "./buildKey";
import { loadEnvironment, selectTestBuild } from "./environment";
import { holdFolder } from "./folderLock";
import { reportAndFail } from "./report";
import { runPackage } from "./run";

/** Writes public/pagefind: the index of the pages, and the search's dialog (docs/product.md#search). Throws on failure. */
async function writeSearchIndex(): Promise<void> {
  rmSync("public/pagefind", { recursive: true, force: true });
  const code = await runPackage("pagefind/lib/runner/bin.cjs", [
    "--quiet",
    "--site=public",
    "--glob=**/index.html",
    // Labels of buttons would run into the excerpts.
    "--exclude-selectors=.visually-hidden, [data-variant]",
  ]);
  if (code !== 0) throw new Error("The search index was not written.");
}

/** Builds the site, its search index and the server rules with this process's variables. Throws on failure. */
async function writeSite(key: BuildKey): Promise<void> {
  startBuild(key);
  const code = await runPackage("gatsby/cli.js", ["build"]);
  if (code !== 0) {
    failBuild(key);
    throw new Error(
      isCurrent(key)
        ? "The build failed: see the messages above."
        : "A file has changed during the build. Run the command again.",
    );
  }
  await writeSearchIndex();
  await writeHeaders(process.env.GATSBY_EMAILJS_ORIGIN || undefined);
  finishBuild(key);
  if (!isCurrent(key))
    console.warn(
      "A file has changed during the build, which may not contain the change. Run the command again.",
    );
}

/** Builds the site. Throws on failure, or while another command of this folder builds or develops it. */
async function build(key = currentBuildKey()): Promise<void> {
  const release = holdFolder("a build of the site");
  try {
    await writeSite(key);
  } finally {
    release();
  }
}

/** Builds the site unless the build in `public` is up to date. */
export async function ensureBuilt(): Promise<void> {
  const key = currentBuildKey();
  if (isBuilt(key)) console.log("The build in public/ is up to date.");
  else await build(key);
}

if (require.main === module) {
  loadEnvironment("production");
  if (process.argv.includes("--for-tests")) {
    selectTestBuild();
    ensureBuilt().catch(reportAndFail);
  } else {
    build().catch(reportAndFail);
  }
}
