import { firefox, webkit } from "@playwright/test";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The file of a program in PATH, or in /usr/sbin, where Debian has servers. */
export const findProgram = (name: string) =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"]
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** The engines that are tested besides Chromium. */
export const engineNames = ["firefox", "webkit"] as const;

export type EngineName = (typeof engineNames)[number];

/** A browser on this machine: Playwright's, or the system's with its WebDriver. */
export interface Engine {
  readonly by: "playwright" | "bidi" | "webdriver";
  readonly file: string;
  readonly driver?: string;
}

/** WebKitGTK's MiniBrowser, which Debian installs beside the library. */
function findMiniBrowser(): string | undefined {
  const folders = ["/usr/libexec", "/usr/lib64", "/usr/lib"]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [
      folder,
      ...readdirSync(folder)
        .filter((name) => name.endsWith("-linux-gnu"))
        .map((name) => join(folder, name)),
    ]);
  return folders
    .flatMap((folder) =>
      ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"].map((version) =>
        join(folder, version, "MiniBrowser"),
      ),
    )
    .find((file) => existsSync(file));
}

/** The installed engine of this name. It may fail to start, as Ubuntu's Firefox (a snap) does. */
export function findEngine(name: EngineName): Engine | undefined {
  const ownFile = (name === "firefox" ? firefox : webkit).executablePath();
  if (existsSync(ownFile)) return { by: "playwright", file: ownFile };
  if (name === "firefox") {
    const file = findProgram("firefox-esr") ?? findProgram("firefox");
    return file === undefined ? undefined : { by: "bidi", file };
  }
  const driver = findProgram("WebKitWebDriver");
  const file = findMiniBrowser();
  return driver && file ? { by: "webdriver", driver, file } : undefined;
}

/** Runs a command with a virtual screen if the machine has none, because MiniBrowser needs one. */
export function onScreen(command: readonly string[]): readonly string[] {
  const hasScreen = process.platform !== "linux" || process.env.DISPLAY;
  const xvfb = hasScreen ? undefined : findProgram("xvfb-run");
  return xvfb
    ? [xvfb, "-a", "-s", "-screen 0 1600x1200x24", ...command]
    : command;
}
