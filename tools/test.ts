import { firefox, webkit } from "@playwright/test";
import { exec } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { siteToday, timeZoneOf } from "../src/gatsby/content/publication";
import { readContentFolder } from "../src/gatsby/content/readFolder";
import { findWorkingBrowser, howToGetABrowser } from "./browser";
import * as environment from "./environment";
import { findProgram } from "./findProgram";
import { secondsSince } from "./report";

type Need = "build" | "browser" | "firefox" | "webkit" | "faketime";

/** A command and what it needs; "all": only in `npm run test:all`. */
type Step = readonly [name: string, command: string, need?: Need, only?: "all"];

const npm = (script: string) => `npm run --silent ${script}`;
const jest = (projects: string) => `npx jest --selectProjects ${projects}`;
const playwright = (project: string) =>
  `npx playwright test --project=${project} --output=test-results/${project}`;

/** Two lanes, for two processors. The steps of a lane run one after the other. */
const lanes: readonly (readonly Step[])[] = [
  [
    ["build", npm("build:test")],
    ["built", jest("site built"), "build"],
    ["journeys", playwright("core"), "browser"],
    ["exhaustive", playwright("exhaustive"), "browser", "all"],
    ["pictures", npm("budgets -- --pictures"), "browser", "all"],
    ["editor", npm("test:editor"), "browser", "all"],
  ],
  [
    ["format", npm("format")],
    ["unit", jest("unit")],
    // The build writes the types of queries, which these steps read.
    ["lint", npm("lint"), "build"],
    ["types", npm("typecheck"), "build"],
    ["budgets", npm("budgets"), "build"],
    ["deploy", jest("deploy"), "build", "all"],
    ["firefox", playwright("firefox"), "firefox", "all"],
    ["webkit", playwright("webkit"), "webkit", "all"],
    ["edits", npm("test:edits"), "build", "all"],
    ["pasted", npm("test:pasted"), "browser", "all"],
    ["later", npm("test:later"), "faketime", "all"],
  ],
];

/** The file that a step needs besides the build, and how to get it. */
const requirements: Record<
  Need,
  () => [file: string | undefined, remedy: string]
> = {
  build: () => ["public/index.html", "run: npm run build"],
  browser: () => [process.env.CHROMIUM_PATH, howToGetABrowser],
  firefox: () => [
    firefox.executablePath(),
    "run: npx playwright install firefox",
  ],
  webkit: () => [webkit.executablePath(), "run: npx playwright install webkit"],
  faketime: () => [findProgram("faketime"), "install faketime"],
};

let endBuild: (isBuilt: boolean) => void = () => undefined;
const build = new Promise<boolean>((resolve) => (endBuild = resolve));
const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs a command to its end, whether it succeeds or fails. */
const run = (command: string) =>
  new Promise<{ hasFailed: boolean; output: string }>((resolve) =>
    exec(`${command} 2>&1`, { maxBuffer: Infinity }, (error, output) =>
      resolve({ hasFailed: error !== null, output }),
    ),
  );

/** A number in the closing lines of Jest ("Tests: …"), Playwright or this script. */
function countIn(output: string, what: string): number {
  const line = RegExp(`^(?:Tests:)? *(?:\\d+ \\w+, )*(\\d+) ${what}\\b`, "gm");
  return Number([...output.matchAll(line)].at(-1)?.[1] ?? 0);
}

async function runStep([name, command, need]: Step): Promise<void> {
  const [file = "", remedy] = need ? requirements[need]() : [undefined, ""];
  if (need && !((await build) && existsSync(file))) {
    total.skipped += 1;
    console.log(`=== ${name}: skipped, no build or no ${need}: ${remedy}`);
    return;
  }
  console.log(`--- ${name} …`);
  const start = performance.now();
  const { hasFailed, output } = await run(command);
  writeFileSync(`test-results/${name}.txt`, output);
  const skipped = countIn(output, "skipped");
  const passed = countIn(output, "passed") + countIn(output, "flaky");
  total.skipped += skipped;
  // A command that counts nothing is one test.
  total.passed += hasFailed || skipped > 0 ? passed : Math.max(passed, 1);
  total.failed += hasFailed ? Math.max(countIn(output, "failed"), 1) : 0;
  if (name === "build") endBuild(!hasFailed);
  // Playwright's output names the journeys that passed only on the second try.
  if (hasFailed || command.includes("playwright")) console.log(output);
  console.log(
    `=== ${name}: ${hasFailed ? "FAILED" : "passed"} in ${secondsSince(start)}`,
  );
}

/**
 * `npm test`, and `npm run test:all` with --all: runs every step, even after a failure, and counts the tests.
 * `npm test -- format types` runs these steps alone, with the existing build.
 */
async function test(): Promise<void> {
  environment.loadEnvironment("production");
  environment.selectMailStandIn();
  environment.selectQuickPictures();
  // Programs print English messages, and a run past midnight keeps its day.
  Object.assign(process.env, { LC_ALL: "C", FORCE_COLOR: "0" });
  process.env.SITE_TODAY ??= siteToday(
    timeZoneOf(readContentFolder("content")),
  );
  process.env.CHROMIUM_PATH = (await findWorkingBrowser()) ?? "";
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results");

  const [...names] = process.argv.slice(2);
  const isAll = names[0] === "--all" && names.shift() !== undefined;
  const steps = lanes.map((lane) =>
    lane.filter(([name, , , only]) =>
      names.length > 0 ? names.includes(name) : isAll || !only,
    ),
  );
  if (!steps.flat().some(([name]) => name === "build")) endBuild(true);
  await Promise.all(
    steps.map(async (lane) => {
      for (const step of lane) await runStep(step);
    }),
  );
  const { passed, failed, skipped } = total;
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  if (failed > 0) process.exitCode = 1;
}

void test();
