import { defineConfig } from "@playwright/test";
import { existsSync } from "node:fs";

/** Browsers of the machine; without one Playwright's own is used. */
const browsers = [
  process.env.CHROMIUM_PATH ?? "",
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The editor's tests. They run in the repository's root, which the content check reads. */
export default defineConfig({
  testDir: "tests",
  outputDir: "../test-results/editor",
  retries: 1,
  workers: 1,
  timeout: 240_000,
  // Before a save the whole content is checked, which takes seconds on a busy machine.
  expect: { timeout: 45_000 },
  reporter: [["list"], ["json", { outputFile: "../test-results/editor.json" }]],
  use: {
    launchOptions: {
      executablePath: browsers.find(existsSync),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
