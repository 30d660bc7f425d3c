import { ensureBuilt } from "./build";
import { findEngines } from "./engines/findEngines";
import { loadEnvironment, selectMailStandIn } from "./environment";
import { ensureBrowser } from "./install-browser";
import { reportAndFail } from "./report";
import { run } from "./run";
import {
  findProgram,
  installCommand,
  installSystemPackages,
  type SystemPackages,
} from "./systemPackages";

const packages: SystemPackages = {
  "apt-get": ["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth"],
};

const missing = () => {
  const names = findEngines().map(({ name }) => name);
  return (["firefox", "webkit"] as const).filter(
    (name) => !names.includes(name),
  );
};

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
  if (missing().length > 0) await installSystemPackages(packages);
  if (missing().length > 0)
    console.log(
      `Skipped in ${missing().join(" and ")}, which this machine does not have. To have them: ${installCommand(packages)}`,
    );
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
