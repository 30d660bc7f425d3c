import { firefox, webkit } from "@playwright/test";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The file of a program in the path, or where Debian keeps those for root. */
export const findProgram = (name: string) =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"]
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** The engines that are tested besides Chromium. */
export const engineNames = ["firefox", "webkit"] as const;

export type EngineName = (typeof engineNames)[number];

/** A browser on this machine: Playwright's own, or one of the system, with the program that drives it by WebDriver. */
export interface Engine {
  readonly by: "playwright" | "bidi" | "webdriver";
  readonly file: string;
  readonly driver?: string;
}

/** WebKitGTK's small browser, which Debian installs beside its library. */
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

/** The engine of this name, if the machine has one. It may not start: Ubuntu's Firefox is a snap. */
export function findEngine(name: EngineName): Engine | undefined {
  const playwrights = (name === "firefox" ? firefox : webkit).executablePath();
  if (existsSync(playwrights)) return { by: "playwright", file: playwrights };
  if (name === "firefox") {
    const file = findProgram("firefox-esr") ?? findProgram("firefox");
    return file === undefined ? undefined : { by: "bidi", file };
  }
  const driver = findProgram("WebKitWebDriver");
  const file = findMiniBrowser();
  return driver && file ? { by: "webdriver", driver, file } : undefined;
}

/** Adds xvfb-run to a command where there is no screen, which WebKitGTK's browser needs. */
export function onScreen(command: readonly string[]): readonly string[] {
  const hasScreen = process.platform !== "linux" || process.env.DISPLAY;
  const xvfb = hasScreen ? undefined : findProgram("xvfb-run");
  return xvfb
    ? [xvfb, "-a", "-s", "-screen 0 1600x1200x24", ...command]
    : command;
}
