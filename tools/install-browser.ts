import { chromium } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { browserArguments, findBrowsers } from "./browser";
import { reportAndFail } from "./report";
import { run, runPackage } from "./run";

/** Commands that install Chromium, by package manager; those with sudo need root. */
const packageManagers = [
  {
    name: "apt-get",
    root: true,
    steps: [["update"], ["install", "-y", "chromium"]],
  },
  { name: "dnf", root: true, steps: [["install", "-y", "chromium"]] },
  { name: "apk", root: true, steps: [["add", "chromium"]] },
  { name: "brew", root: false, steps: [["install", "--cask", "chromium"]] },
];

const instructions = `No Chromium could be found or installed. The journeys need one. Either
  - install Chrome or Chromium and run this again, or
  - set CHROMIUM_PATH to the file of an installed Chrome or Chromium.`;

const succeeds = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: "ignore" }).status === 0;

const isRoot = () => process.getuid?.() === 0;
const canSudo = () => !isRoot() && succeeds("sudo", "-n", "true");
const mayInstallPackages = () => isRoot() || canSudo();

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

async function installWithPackageManager(): Promise<void> {
  const manager = packageManagers.find(({ name }) =>
    succeeds(name, "--version"),
  );
  if (!manager || (manager.root && !mayInstallPackages())) return;
  console.log(`Installing Chromium with ${manager.name} …`);
  const prefix = manager.root && !isRoot() ? ["sudo", "-n"] : [];
  for (const step of manager.steps) {
    const [command = manager.name, ...args] = [
      ...prefix,
      manager.name,
      ...step,
    ];
    await run(command, args, {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
}

/**
 * The path of a Chromium that starts: one that is there, else Playwright's
 * download, else the system's package. Throws with instructions if none can be had.
 */
export async function ensureBrowser(): Promise<string> {
  const found = await workingBrowser();
  if (found) return found;
  for (const install of [downloadWithPlaywright, installWithPackageManager]) {
    await install();
    const installed = await workingBrowser();
    if (installed) return installed;
  }
  throw new Error(instructions);
}

if (require.main === module) {
  ensureBrowser().then(
    (path) => console.log(`Browser: ${path}`),
    reportAndFail,
  );
}
