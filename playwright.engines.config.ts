import { defineConfig } from "@playwright/test";
import type { EngineOptions } from "./__tests__/support/engines/engine";
import journeys from "./playwright.config";
import { standInPort } from "./tools/environment";
import { findEngines } from "./tools/engines/findEngines";

/** What must hold in every engine, against the built site and the mail stand-in; each worker serves its own site. */
export default defineConfig<object, EngineOptions>({
  testDir: "__tests__/engines",
  testMatch: "**/*.engine.ts",
  outputDir: "test-results/engines",
  fullyParallel: true,
  forbidOnly: journeys.forbidOnly,
  workers: 2,
  retries: journeys.retries,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/engines.json" }]],
  projects: findEngines().map((engine) => ({
    name: engine.name,
    use: { engine },
  })),
  webServer: {
    command: "npm run --silent mail-stand-in",
    url: `http://localhost:${standInPort}/stand-in/messages`,
    reuseExistingServer: true,
  },
});
