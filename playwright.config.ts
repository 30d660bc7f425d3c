import { defineConfig, devices } from "@playwright/test";
import { browserArguments, findBrowsers } from "./tools/browser";
import { standInPort } from "./tools/environment";

const port = Number(process.env.JOURNEYS_PORT ?? 9100);

/** Journeys: a real browser against the built site, its server and the mail stand-in. */
export default defineConfig({
  // What `npm run test:variant` tries is not part of the journeys.
  testDir: process.env.JOURNEYS ?? "__tests__/journeys",
  testMatch: "**/*.journey.ts",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Many journeys wait for something timed: a third keeps two processors busy meanwhile.
  workers: 3,
  // A busy CI machine may miss a journey's time window once; a fault fails twice.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findBrowsers()[0],
      args: [
        ...browserArguments,
        // Names outside this machine do not resolve; the journeys need none.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
  webServer: [
    {
      command: "npm run --silent serve",
      env: { PORT: String(port) },
      url: `http://localhost:${port}`,
      reuseExistingServer: false,
    },
    {
      command: "npm run --silent mail-stand-in",
      url: `http://localhost:${standInPort}/stand-in/messages`,
      // The built site names this port; `npm start` may already hold it.
      reuseExistingServer: true,
    },
  ],
});
