import { rmSync } from "node:fs";
import { launchReport } from "../src/gatsby/check/launchReport";
import { compressFiles } from "../src/gatsby/delivery/compressFiles";
import { writeServerRules } from "../src/gatsby/delivery/writeServerRules";
import { hasSiteUrl, siteUrl } from "../src/gatsby/discovery/siteUrl";
import {
  currentBuildKey,
  discardStaleCache,
  isBuilt,
  removeBuildKey,
  writeBuildKey,
  writeCacheKey,
} from "./buildKey";
import { buildOnlineEditor } from "./edit";
import {
  loadEnvironment,
  missingMailKeys,
  selectMailStandIn,
  selectQuickPictures,
} from "./environment";
import { reportAndFail, secondsSince } from "./report";
import { runPackage } from "./run";
import { writeSearchIndex } from "./searchIndex";

/** Builds the site, its search index and the server rules with this process's variables. Throws on failure. */
async function build(key = currentBuildKey()): Promise<void> {
  removeBuildKey();
  discardStaleCache();
  const code = await runPackage("gatsby/cli.js", ["build"]);
  if (code !== 0) {
    throw new Error("The build failed: see the messages above.");
  }
  writeCacheKey();
  const start = performance.now();
  await writeSearchIndex();
  console.log(`The search index took ${secondsSince(start)}.`);
  rmSync("public/admin", { recursive: true, force: true });
  await buildOnlineEditor("public");
  await writeServerRules({
    site: "public",
    nginx: "deploy/generated",
    mailOrigin: process.env.GATSBY_EMAILJS_ORIGIN || undefined,
  });
  await compressFiles("public");
  writeBuildKey(key);
}

/** Builds the site unless the build in `public` is up to date. */
export async function ensureBuilt(): Promise<void> {
  const key = currentBuildKey();
  if (isBuilt(key)) console.log("The build in public/ is up to date.");
  else await build(key);
}

function warn(...lines: readonly string[]): void {
  console.warn(["", ...lines, ""].join("\n"));
}

function warnWithoutMail(): void {
  const missing = missingMailKeys();
  if (missing.length === 0) return;
  warn(
    `WARNING: this build cannot send mail. Not set: ${missing.join(", ")}.`,
    "The contact form will show an error and offer the e-mail address and phone",
    "number instead. Set the variables as .env.example describes and build again.",
  );
}

function warnWithoutAddress(): void {
  if (hasSiteUrl()) return;
  warn(
    "WARNING: this build does not know the site's address. Not set: GATSBY_SITE_URL.",
    `Canonical links, the sitemap, feeds and previews use ${siteUrl()}, so search`,
    "engines will not list the site. Set it as .env.example describes and build again.",
  );
}

/** A build with an address is for visitors, who must not see sample content. */
async function warnAboutSample(): Promise<void> {
  if (!hasSiteUrl()) return;
  const { count } = await launchReport([]);
  if (count === 0) return;
  warn(
    `WARNING: ${count} ${count === 1 ? "place" : "places"} in the content are still the sample's.`,
    "npm run launch:check lists them with file, line and remedy.",
  );
}

async function warnAboutGaps(): Promise<void> {
  warnWithoutMail();
  warnWithoutAddress();
  await warnAboutSample();
}

if (require.main === module) {
  loadEnvironment("production");
  if (process.argv.includes("--for-tests")) {
    selectMailStandIn();
    selectQuickPictures();
    ensureBuilt().catch(reportAndFail);
  } else {
    build().then(warnAboutGaps).catch(reportAndFail);
  }
}
