import { ensureBuilt } from "./build";
import { ensureEngines } from "./engines/ensureEngines";
import { loadEnvironment, selectMailStandIn } from "./environment";
import { ensureBrowser } from "./ensureBrowser";
import { reportAndFail } from "./report";
import { run } from "./run";
import { findProgram } from "./systemPackages";

/** WebKitGTK's browser needs a screen; xvfb-run gives it one where there is none. */
function onScreen(command: readonly string[]): readonly string[] {
  const hasScreen = process.platform !== "linux" || process.env.DISPLAY;
  const xvfb = hasScreen ? undefined : findProgram("xvfb-run");
  return xvfb
    ? [xvfb, "-a", "-s", "-screen 0 1600x1200x24", ...command]
    : command;
}

/**
 * `npm run test:engines`: what must hold in Chromium, Firefox and WebKit, on the built site. Engines that this machine
 * does not have and cannot install are left out, which is said. Arguments go to Playwright.
 */
async function engines(): Promise<void> {
  loadEnvironment("production");
  selectMailStandIn();
  await ensureEngines();
  await ensureBuilt();
  process.env.CHROMIUM_PATH = await ensureBrowser();
  const [command = "", ...args] = onScreen([
    process.execPath,
    require.resolve("@playwright/test/cli"),
    "test",
    "--config=playwright.engines.config.ts",
    ...process.argv.slice(2),
  ]);
  process.exitCode = await run(command, args);
}

engines().catch(reportAndFail);
