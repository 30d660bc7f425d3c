import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config";

const site = process.env.EDITED_SITE;
if (!site) throw new Error("Run these journeys with npm run test:editor.");
const port = Number(process.env.EDITED_SITE_PORT);
const editorPort = Number(process.env.EDITOR_PORT);

/** Journeys of a maintainer: the editor and the development server, on a copy of the site that test:editor makes. */
export default defineConfig({
  ...journeys,
  projects: [{ name: "editor", testDir: "__tests__/editor" }],
  outputDir: "test-results/editor",
  workers: 1,
  // Pages are put together when they are first asked for.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/editor.json" }]],
  use: {
    ...journeys.use,
    baseURL: `http://localhost:${port}`,
  },
  metadata: {
    site,
    editorOrigin: `http://localhost:${editorPort}`,
    // The development server's page beside each form: Emotion's advice, its own 404 page, its
    // socket when the form is left, and how its sign of work in progress is taken away.
    complaints: ":first-child|404|WebSocket|replaceHydrateFunction",
  },
  webServer: {
    command: "npm run --silent edit",
    cwd: site,
    env: {
      PORT: String(port),
      EDITOR_PORT: String(editorPort),
      MAIL_STAND_IN_PORT: process.env.EDITED_MAIL_PORT ?? "",
      BROWSER: "none",
      // Otherwise every picture is made before the first page shows.
      CI: "",
    },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    timeout: 480_000,
  },
});
