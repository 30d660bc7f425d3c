import { ensureEngines } from "./engines/ensureEngines";
import { ensureBrowser } from "./ensureBrowser";
import { reportAndFail } from "./report";

/** `npm run install-browsers`: what the journeys need, Chromium first. */
async function installBrowsers(): Promise<void> {
  console.log(`Browser: ${await ensureBrowser()}`);
  await ensureEngines();
}

installBrowsers().catch(reportAndFail);
