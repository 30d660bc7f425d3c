import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { timeZone } from "../content/site.json";
import { siteToday } from "../src/gatsby/content/publication";
import { ensureBrowser } from "./browser";
import { cache, ensureBaseBuild, npm } from "./compare/baseBuild";
import { documentDifferences, writeDocuments } from "./compare/documents";
import { pagesToDraw } from "./compare/pagesToDraw";
import { loadEnvironment, selectTestBuild } from "./environment";
import { reportAndFail } from "./report";
import { runPackage } from "./run";
import { startServer } from "./serve";
import { stopWithParent } from "./stopWithParent";

/** Runs the tests of compare/sides.journey.ts with a built site. Resolves to the exit code of Playwright. */
async function draw(site: string, snapshots: "all" | "none"): Promise<number> {
  const { origin, close } = await startServer({ port: 0, root: site });
  const config = ["--config", "tools/compare/playwright.config.ts"];
  const code = await runPackage(
    "@playwright/test/cli",
    ["test", ...config, `--update-snapshots=${snapshots}`],
    { env: { ...process.env, COMPARE_ORIGIN: origin } },
  );
  await close();
  return code;
}

/**
 * `npm run compare -- <commit>`: builds a commit and the work tree, and writes a report of Playwright on what differs in
 * their documents and on pictures of their pages. Exit code 0: nothing; 1: something; 2: they could not be compared.
 */
async function compare([commit]: readonly string[]): Promise<void> {
  if (!commit) throw new Error("Name a commit: npm run compare -- main");
  loadEnvironment("production");
  selectTestBuild();
  process.env.SITE_TODAY ??= siteToday(timeZone);
  process.env.CHROMIUM_PATH = await ensureBrowser();
  const before = await ensureBaseBuild(commit);
  await npm(["run", "build:test"]);
  const after = "public";
  const differences = documentDifferences([
    writeDocuments(before, join(cache, "before")),
    writeDocuments(after, join(cache, "after")),
  ]);
  const pages = pagesToDraw(
    after,
    differences.map(({ file }) => file),
  );
  writeFileSync(
    join(cache, "sides.json"),
    JSON.stringify({ pages, differences }),
  );
  rmSync(join(cache, "pictures"), { recursive: true, force: true });
  await draw(before, "all");
  process.exitCode = await draw(after, "none");
  console.log(`What differs: ${cache}/report/index.html`);
}

stopWithParent();
compare(process.argv.slice(2))
  .catch((error: unknown) => {
    reportAndFail(error);
    process.exitCode = 2;
  })
  .finally(() => process.exit());
