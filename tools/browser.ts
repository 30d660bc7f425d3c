import { chromium } from "@playwright/test";
import { existsSync } from "node:fs";
import { findProgram } from "./findProgram";

/** Programs in PATH. The first has no window and needs half the processor time of the full browser. */
const programs = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

/** Places of browsers that are not in PATH. */
const applications = [
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/** Arguments for every test browser: no sandbox on Linux, no background traffic. */
export const browserArguments = [
  ...(process.platform === "linux" ? ["--no-sandbox"] : []),
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Every installed Chromium, best first: the headless shell, Chromium or Chrome, and Playwright's download. */
export const installedBrowsers = (): string[] =>
  [
    ...programs.flatMap((name) => findProgram(name) ?? []),
    ...applications,
    chromium.executablePath(),
  ].filter((path) => existsSync(path));

/** CHROMIUM_PATH if it is set, else all installed browsers. Throws if CHROMIUM_PATH does not exist. */
export function findBrowsers(): string[] {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen) return installedBrowsers();
  if (existsSync(chosen)) return [chosen];
  throw new Error(`CHROMIUM_PATH does not exist: ${chosen}`);
}

/** Instructions for a machine without a browser. */
export const howToGetABrowser =
  "Install Chrome or Chromium, set CHROMIUM_PATH to one, or run: npm run test:install";

/** The first Chromium on this machine that starts. */
export async function findWorkingBrowser(): Promise<string | undefined> {
  for (const executablePath of findBrowsers()) {
    const browser = await chromium
      .launch({ executablePath, args: browserArguments })
      .catch(() => undefined);
    await browser?.close();
    if (browser) return executablePath;
  }
  return undefined;
}

/** The path of a Chromium that starts. Throws with instructions if none does. */
export async function ensureBrowser(): Promise<string> {
  const found = await findWorkingBrowser();
  if (!found) throw new Error(`No Chromium starts. ${howToGetABrowser}`);
  return found;
}
