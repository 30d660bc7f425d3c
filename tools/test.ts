import { firefox, webkit } from "@playwright/test";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { siteToday, timeZoneOf } from "../src/gatsby/content/publication";
import { readContent } from "../src/gatsby/content/readContent";
import { findWorkingBrowser, howToGetABrowser } from "./browser";
import * as environment from "./environment";
import { reportAndFail, secondsSince } from "./report";

type Need = "build" | "queries" | "browser" | "firefox" | "webkit";

/**
 * A command and what it needs; "named": only by its name, because it takes longest or is part of another.
 */
type Step = readonly [
  name: string,
  command: string,
  need?: Need,
  only?: "named",
];

const npm = (script: string) => `npm run --silent ${script}`;
const jest = (projects: string) => `npx jest --selectProjects ${projects}`;
const playwright = (project: string) =>
  `npx playwright test --project=${project} --output=test-results/${project}`;

/** Two run at a time, for two processors: always the first that have what they need. */
const allSteps: readonly Step[] = [
  ["build", npm("build:test")],
  ["queries", npm("typegen")],
  ["lint", npm("lint"), "queries"],
  ["types", npm("typecheck"), "queries"],
  ["format", npm("format")],
  ["unit", jest("unit")],
  ["journeys", playwright("core"), "browser"],
  ["built", jest("site built"), "build"],
  ["budgets", npm("budgets"), "build"],
  ["exhaustive", playwright("exhaustive"), "browser", "named"],
  ["pictures", npm("budgets -- --pictures"), "browser", "named"],
  ["firefox", playwright("firefox"), "firefox", "named"],
  ["webkit", playwright("webkit"), "webkit", "named"],
];

/** The file that a step needs, and how to get it. */
const requirements: Record<
  Need,
  () => [file: string | undefined, remedy: string]
> = {
  build: () => ["public/index.html", "run: npm run build"],
  queries: () => ["src/gatsby-types.d.ts", "run: npm run typegen"],
  browser: () => [process.env.CHROMIUM_PATH, howToGetABrowser],
  firefox: () => [
    firefox.executablePath(),
    "run: npx playwright install firefox",
  ],
  webkit: () => [webkit.executablePath(), "run: npx playwright install webkit"],
};

/** The step that makes what a step needs. */
const maker = (need: Need) => (need === "queries" ? "queries" : "build");

/** Steps that run now. */
let running = 0;
/** What became of each step that has ended. */
const results = new Map<string, string>();
const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs a command to its end. Prints each line as it comes, after the name of the step. */
async function run(
  name: string,
  command: string,
): Promise<{ hasFailed: boolean; output: string }> {
  const child = spawn(`${command} 2>&1`, {
    shell: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  running += 1;
  const exit = once(child, "exit");
  let output = "";
  for await (const line of createInterface(child.stdout)) {
    const text = stripVTControlCharacters(line).trimEnd();
    output += `${text}\n`;
    if (text) console.log(`${name.padEnd(10)} ${text}`);
  }
  const [code] = (await exit) as [number | null];
  running -= 1;
  writeFileSync(`test-results/${name}.txt`, output);
  return { hasFailed: code !== 0, output };
}

/** A number in the closing lines of Jest ("Tests: …"), Playwright or this script. */
function countIn(output: string, what: string): number {
  const line = RegExp(`^(?:Tests:)? *(?:\\d+ \\w+, )*(\\d+) ${what}\\b`, "gm");
  return Number([...output.matchAll(line)].at(-1)?.[1] ?? 0);
}

async function resultOf([name, command, need]: Step): Promise<string> {
  if (need) {
    const [file = "", remedy] = requirements[need]();
    const isMade = !results.get(maker(need))?.startsWith("FAILED");
    if (!isMade || !existsSync(file)) {
      total.skipped += 1;
      return `skipped, no ${isMade ? need : maker(need)}: ${remedy}`;
    }
  }
  console.log(`--- ${name} …`);
  const start = performance.now();
  const { hasFailed, output } = await run(name, command);
  const skipped = countIn(output, "skipped");
  const passed = countIn(output, "passed") + countIn(output, "flaky");
  total.skipped += skipped;
  // A command that counts nothing is one test.
  total.passed += hasFailed || skipped > 0 ? passed : Math.max(passed, 1);
  total.failed += hasFailed ? Math.max(countIn(output, "failed"), 1) : 0;
  return `${hasFailed ? "FAILED" : "passed"} in ${secondsSince(start)}`;
}

/** Starts the first steps that are ready while there is a place, and again after each of them. */
async function runSteps(
  steps: readonly string[],
  queue: Step[],
): Promise<void> {
  const isReady = ([, , need]: Step) =>
    !need || !steps.includes(maker(need)) || results.has(maker(need));
  const started: Promise<void>[] = [];
  while (running < 2) {
    const at = queue.findIndex(isReady);
    const [step] = at < 0 ? [] : queue.splice(at, 1);
    if (!step) break;
    started.push(
      resultOf(step).then((result) => {
        results.set(step[0], result);
        console.log(`=== ${step[0]}: ${result}`);
        return runSteps(steps, queue);
      }),
    );
  }
  await Promise.all(started);
}

/**
 * `npm test`: runs every step, even after a failure, and counts the tests.
 * `npm test -- format types` runs these steps alone, with the existing build.
 */
async function test(): Promise<void> {
  const [...names] = process.argv.slice(2);
  const known = allSteps.map(([name]) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(
      `There is no step ${unknown}. The steps are ${known.join(", ")}.`,
    );
  environment.loadEnvironment("production");
  environment.selectTestBuild();
  // Programs print English messages, and a run past midnight keeps its day.
  Object.assign(process.env, { LC_ALL: "C", FORCE_COLOR: "0" });
  process.env.SITE_TODAY ??= siteToday(timeZoneOf(readContent("content")));
  process.env.CHROMIUM_PATH = (await findWorkingBrowser()) ?? "";
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results");

  const queue = allSteps.filter(([name, , , only]) =>
    names.length > 0 ? names.includes(name) : !only,
  );
  const steps = queue.map(([name]) => name);
  await runSteps(steps, queue);

  console.log("\nThe output of each step is in test-results/.");
  for (const name of steps) console.log(`=== ${name}: ${results.get(name)}`);
  const { passed, failed, skipped } = total;
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  if (failed > 0) process.exitCode = 1;
}

test().catch(reportAndFail);
