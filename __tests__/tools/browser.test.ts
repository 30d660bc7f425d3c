import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { findBrowsers } from "../../tools/browser";

const environment = process.env;

beforeEach(() => {
  process.env = { ...environment };
  delete process.env.CHROMIUM_PATH;
});

afterEach(() => {
  process.env = environment;
});

function folderWithBrowser(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), "browser-"));
  writeFileSync(join(folder, name), "");
  chmodSync(join(folder, name), 0o755);
  return folder;
}

test("CHROMIUM_PATH decides alone which browser the journeys use", () => {
  const chosen = join(folderWithBrowser("my-browser"), "my-browser");
  process.env.CHROMIUM_PATH = chosen;
  expect(findBrowsers()).toEqual([chosen]);
});

test("a CHROMIUM_PATH that names no file is reported with its value", () => {
  process.env.CHROMIUM_PATH = "/nowhere/chromium";
  expect(findBrowsers).toThrow("/nowhere/chromium");
});

test("an installed Chromium is found through PATH before any other", () => {
  const folder = folderWithBrowser("chromium");
  process.env.PATH = folder;
  expect(findBrowsers()[0]).toBe(join(folder, "chromium"));
});

test("Chromium's headless shell is taken before the whole browser", () => {
  const folders = ["chromium", "chromium-headless-shell"].map(
    folderWithBrowser,
  );
  process.env.PATH = folders.join(delimiter);
  expect(basename(findBrowsers()[0] ?? "")).toBe("chromium-headless-shell");
});
