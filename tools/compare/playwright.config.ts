import { defineConfig } from "@playwright/test";
import { inChromium } from "../../playwright.config";

/** For `npm run compare`: a page is expected to look like its picture before the change. */
export default defineConfig({
  testMatch: "sides.journey.ts",
  fullyParallel: true,
  timeout: 300_000,
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
  use: { ...inChromium, contextOptions: { reducedMotion: "reduce" } },
});
