import { defineConfig, devices } from "@playwright/test";
import { browserArguments } from "../browser";

/** For `npm run compare`: pictures of the first build are what the second one is expected to look like. */
export default defineConfig({
  testMatch: "sides.journey.ts",
  fullyParallel: true,
  timeout: 180_000,
  // A browser draws one of some hundred pictures wrongly.
  retries: 1,
  outputDir: "../../.compare/results",
  snapshotPathTemplate: "../../.compare/pictures/{arg}{ext}",
  reporter: [
    ["line"],
    ["html", { outputFolder: "../../.compare/report", open: "never" }],
  ],
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { threshold: 0, animations: "disabled" },
  },
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env.COMPARE_ORIGIN ?? "",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "",
      args: browserArguments,
    },
  },
});
