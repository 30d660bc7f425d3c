import { loadEnvironment } from "../../tools/environment";
import { ensureBrowser } from "../../tools/ensureBrowser";
import { reportAndFail } from "../../tools/report";
import { runPackage } from "../../tools/run";
import { makeEditedSite, removeEditedSite } from "./editedSite";

/** `npm run test:editor`: runs the editor's journeys on a copy of the site, so that the real content stays as it is. */
async function main(): Promise<void> {
  loadEnvironment("development");
  process.env.CHROMIUM_PATH = await ensureBrowser();
  const site = makeEditedSite();
  process.env.EDITED_SITE = site;
  try {
    process.exitCode = await runPackage("@playwright/test/cli", [
      "test",
      "--config",
      "playwright.editor.config.ts",
      ...process.argv.slice(2),
    ]);
  } finally {
    removeEditedSite(site);
  }
}

main().catch(reportAndFail);
