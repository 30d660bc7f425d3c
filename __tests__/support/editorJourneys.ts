import { loadEnvironment } from "../../tools/environment";
import { ensureBrowser } from "../../tools/ensureBrowser";
import { freePort } from "../../tools/listen";
import { reportAndFail } from "../../tools/report";
import { runPackage } from "../../tools/run";
import { makeEditedSite, removeEditedSite } from "./editedSite";

/** `npm run test:editor`: runs the editor's journeys on a copy of the site, so that the real content stays as it is. */
async function main(): Promise<void> {
  loadEnvironment("development");
  process.env.CHROMIUM_PATH = await ensureBrowser();
  const site = makeEditedSite();
  process.env.EDITED_SITE = site;
  for (const name of ["EDITED_SITE_PORT", "EDITOR_PORT", "EDITED_MAIL_PORT"])
    process.env[name] = String(await freePort());
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
