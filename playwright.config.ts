import { defineConfig, devices } from "@playwright/test";
import { existsSync } from "node:fs";
import "./__tests__/support/environment.mjs";

/** CHROMIUM_PATH, or the system's; without both, Playwright's own. */
const executablePath = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find(
  (path) => path && existsSync(path),
);

/** What a test needs to run in Chromium. */
const inChromium = {
  ...devices["Desktop Chrome"],
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      ...(process.platform === "linux" ? ["--no-sandbox"] : []),
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Names outside this machine do not resolve; the journeys need none.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
    ],
  },
};

/** Journeys: a real browser against the built site. */
export default defineConfig({
  testDir: "__tests__/e2e",
  testMatch: "**/*.journey.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Generous, since they only delay failures: machines may be busy.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // One for each core: a page of its own keeps one busy.
  workers: "100%",
  retries: 1,
  reporter: "list",
  webServer: {
    command: "npm run serve",
    // Any free port.
    env: { PORT: "0" },
    wait: { stdout: /Website: (?<site_origin>\S+)/ },
  },
  use: { baseURL: process.env.SITE_ORIGIN },
  projects: [
    { name: "chromium", use: inChromium },
    { name: "firefox", grep: /@engines/, use: devices["Desktop Firefox"] },
    { name: "webkit", grep: /@engines/, use: devices["Desktop Safari"] },
  ],
});
