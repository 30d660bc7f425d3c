import { defineConfig, devices } from "@playwright/test";
import "./__tests__/support/environment.mjs";
import { browserArguments, findBrowsers } from "./tools/browser";

/** What a test needs to run in Chromium. */
export const inChromium = {
  ...devices["Desktop Chrome"],
  launchOptions: {
    executablePath: findBrowsers()[0],
    args: [
      ...browserArguments,
      // Names outside this machine do not resolve; the journeys need none.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
    ],
  },
};

const inEveryEngine = { testDir: "__tests__/journeys", grep: /@engines/ };

/** Journeys: a real browser against the built site. Each worker serves it and the mail stand-in on free ports. */
export default defineConfig({
  testMatch: "**/*.journey.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Generous, since they only delay failures: machines may be busy. With 20 processes in the queue of two processors, the
  // slowest of 3,500 expectations took 3 s.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // Many journeys wait for the page: a third worker keeps two processors busy meanwhile.
  workers: Number(process.env.JOURNEY_WORKERS ?? 3),
  // `npm test` names the journeys that needed their second try.
  retries: 1,
  reporter: "list",
  projects: [
    { name: "core", testDir: "__tests__/journeys", use: inChromium },
    { name: "exhaustive", testDir: "__tests__/exhaustive", use: inChromium },
    { name: "firefox", ...inEveryEngine, use: devices["Desktop Firefox"] },
    { name: "webkit", ...inEveryEngine, use: devices["Desktop Safari"] },
  ],
});
