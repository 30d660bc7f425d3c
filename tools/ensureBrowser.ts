import { chromium } from "@playwright/test";
import { browserArguments, findBrowsers } from "./browser";
import { runPackage } from "./run";
import { installSystemPackages, mayInstallPackages } from "./systemPackages";
import type { SystemPackages } from "./systemPackages";

const shell: SystemPackages = { "apt-get": ["chromium-headless-shell"] };

const packages: SystemPackages = {
  "apt-get": ["chromium"],
  dnf: ["chromium"],
  apk: ["chromium"],
};

const instructions = `No Chromium could be found or installed. The journeys need one. Either
  - install Chrome or Chromium and run this again, or
  - set CHROMIUM_PATH to the file of an installed Chrome or Chromium.`;

async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({
      executablePath,
      args: browserArguments,
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** The first browser on this machine that really starts. */
async function workingBrowser(): Promise<string | undefined> {
  for (const path of findBrowsers()) {
    if (await starts(path)) return path;
  }
  return undefined;
}

async function downloadWithPlaywright(): Promise<void> {
  console.log("Installing Playwright's Chromium …");
  const playwright = (...args: string[]) =>
    runPackage("@playwright/test/cli", args, { timeout: 600_000 });
  const code = await playwright("install", "--no-shell", "chromium");
  if (code === 0 && mayInstallPackages() && !(await workingBrowser())) {
    await playwright("install-deps", "chromium");
  }
}

/**
 * The path of a Chromium that starts: one that is there, else Playwright's
 * download, else the system's package. Throws with instructions if none can be had.
 */
export async function ensureBrowser(): Promise<string> {
  const found = await workingBrowser();
  if (found) return found;
  for (const install of [
    downloadWithPlaywright,
    () => installSystemPackages(shell),
    () => installSystemPackages(packages),
  ]) {
    await install();
    const installed = await workingBrowser();
    if (installed) return installed;
  }
  throw new Error(instructions);
}
