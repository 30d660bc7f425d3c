import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findBrowsers } from "../browser";
import { findProgram } from "../systemPackages";

/** A browser engine on this machine, and how it is driven. */
export interface Engine {
  readonly name: "chromium" | "firefox" | "webkit";
  /** The browser; undefined where its driver knows it. */
  readonly file?: string | undefined;
  /** The program that drives it by WebDriver; those without one are driven by Puppeteer. */
  readonly driver?: string;
}

const firstOf = (files: readonly (string | undefined)[]) =>
  files.find((file) => file !== undefined && existsSync(file));

/** WebKitGTK's small browser, which systems keep beside its library. */
function findMiniBrowser(): string | undefined {
  const libraries = ["/usr/libexec", "/usr/lib64", "/usr/lib"]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [
      folder,
      ...readdirSync(folder)
        .filter((name) => name.endsWith("-linux-gnu"))
        .map((name) => join(folder, name)),
    ]);
  return firstOf(
    libraries.flatMap((folder) =>
      ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"].map((version) =>
        join(folder, version, "MiniBrowser"),
      ),
    ),
  );
}

function findFirefox(): Engine | undefined {
  const file = firstOf([
    process.env.FIREFOX_PATH,
    findProgram("firefox-esr"),
    findProgram("firefox"),
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    join(process.env.PROGRAMFILES ?? "", "Mozilla Firefox", "firefox.exe"),
  ]);
  return file === undefined ? undefined : { name: "firefox", file };
}

function findWebKit(): Engine | undefined {
  const safari = findProgram("safaridriver");
  if (safari) return { name: "webkit", driver: safari };
  const driver = findProgram("WebKitWebDriver");
  const file = findMiniBrowser();
  return driver && file ? { name: "webkit", driver, file } : undefined;
}

/** The engines that this machine has. */
export const findEngines = (): Engine[] =>
  [
    { name: "chromium" as const, file: findBrowsers()[0] },
    findFirefox(),
    findWebKit(),
  ].filter((engine) => engine !== undefined);
