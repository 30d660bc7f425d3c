import { ensureBuilt } from "./build";
import { loadEnvironment, selectMailStandIn } from "./environment";
import { ensureBrowser } from "./ensureBrowser";
import { reportAndFail } from "./report";
import { runPackage } from "./run";

/**
 * `npm run test:journeys`: builds the site for the mail stand-in if needed,
 * finds or installs a browser and runs the journeys. Arguments go to Playwright.
 */
async function journeys(): Promise<void> {
  loadEnvironment("production");
  selectMailStandIn();
  await ensureBuilt();
  process.env.CHROMIUM_PATH = await ensureBrowser();
  const args = process.argv.slice(2);
  process.exitCode = await runPackage("@playwright/test/cli", [
    "test",
    ...args,
  ]);
}

journeys().catch(reportAndFail);
