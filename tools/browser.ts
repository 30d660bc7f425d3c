import { chromium } from "@playwright/test";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

/** Chromium without a window, which needs half the processor time of the full browser. */
const shell = "chromium-headless-shell";

const namesInPath = [
  shell,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

const usualPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    "/opt/google/chrome/chrome",
    "/usr/lib/chromium/chromium",
    "/snap/bin/chromium",
  ],
  darwin: ["", homedir()].flatMap((root) => [
    `${root}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${root}/Applications/Chromium.app/Contents/MacOS/Chromium`,
  ]),
  win32: ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"]
    .map((variable) => process.env[variable])
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, "Google/Chrome/Application/chrome.exe"),
      join(folder, "Chromium/Application/chrome.exe"),
    ]),
};

/** Arguments for every test browser: no sandbox on Linux, no background traffic. */
export const browserArguments = [
  ...(process.platform === "linux" ? ["--no-sandbox"] : []),
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function inPath(): string[] {
  const extension = process.platform === "win32" ? ".exe" : "";
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return namesInPath.flatMap((name) =>
    folders.map((folder) => join(folder, name + extension)),
  );
}

/** Every installed Chromium: the headless shell, Chrome or Chromium, and Playwright's download. */
export const installedBrowsers = (): string[] =>
  [
    ...inPath(),
    ...(usualPlaces[process.platform] ?? []),
    chromium.executablePath(),
  ].filter((path) => existsSync(path));

/** CHROMIUM_PATH if it is set, else all installed browsers, best first. Throws if CHROMIUM_PATH does not exist. */
export function findBrowsers(): string[] {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen) return installedBrowsers();
  if (existsSync(chosen)) return [chosen];
  throw new Error(`CHROMIUM_PATH does not exist: ${chosen}`);
}
