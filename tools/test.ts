import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { siteToday, timeZoneOf } from "../src/gatsby/content/publication";
import { readContentFolder } from "../src/gatsby/content/readFolder";
import { findWorkingBrowser, howToGetABrowser } from "./browser";
import { onScreen } from "./engines";
import {
  loadEnvironment,
  selectMailStandIn,
  selectQuickPictures,
} from "./environment";
import { secondsSince } from "./report";
import { run } from "./run";
import { runStep, skipped, type Outcome } from "./test/step";

interface Step {
  name: string;
  /** A script of package.json with its arguments, or a command. */
  command: readonly string[];
  /** The JSON report that the command writes. */
  report?: string;
  /** Only for `npm run test:all`. */
  isExhaustive?: true;
  needs?: readonly ("build" | "browser" | "editor packages")[];
}

const script = (name: string, ...args: string[]) => [
  ...["npm", "run", "--silent", name, "--", ...args],
];

const jest = (name: string, ...projects: string[]): Step => ({
  name,
  command: script(
    "test:unit",
    ...["--json", `--outputFile=test-results/${name}.json`],
    ...["--selectProjects", ...projects],
  ),
  report: `test-results/${name}.json`,
});

const playwright = (...args: string[]) => [
  ...[process.execPath, require.resolve("@playwright/test/cli"), "test"],
  ...args,
];

const journeys = (name: string, command: readonly string[]): Step => ({
  name,
  command,
  report: `test-results/${name}.json`,
  needs: ["build", "browser"],
});

/** Two lanes, for two processors. The steps of a lane run one after the other. */
const lanes = (isAll: boolean): Step[][] => [
  [
    { name: "build", command: script("build:test") },
    { ...jest("built", "site", "built"), needs: ["build"] },
    journeys(
      "journeys",
      playwright("--project=core", ...(isAll ? ["--project=exhaustive"] : [])),
    ),
    {
      name: "pictures",
      command: script("budgets", "--pictures"),
      needs: ["build", "browser"],
      isExhaustive: true,
    },
    {
      name: "editor",
      command: ["npm", "test", "--silent", "--prefix", "editor"],
      report: "test-results/editor.json",
      needs: ["editor packages", "browser"],
      isExhaustive: true,
    },
  ],
  [
    { name: "format", command: script("format") },
    jest("unit", "unit"),
    // The build writes the types of queries, which these steps read.
    { name: "lint", command: script("lint"), needs: ["build"] },
    { name: "types", command: script("typecheck"), needs: ["build"] },
    { name: "budgets", command: script("budgets"), needs: ["build"] },
    {
      ...jest("deploy", "deploy"),
      needs: ["build"],
      isExhaustive: true,
    },
    {
      name: "engines",
      command: onScreen(playwright("--project=firefox", "--project=webkit")),
      report: "test-results/engines.json",
      needs: ["build"],
      isExhaustive: true,
    },
    { name: "edits", command: script("test:edits"), isExhaustive: true },
  ],
];

/** Installs the editor's packages, including those for its tests. Returns whether that succeeded. */
const installEditorForTests = async (): Promise<boolean> =>
  (await run("npm", ["ci", "--silent", "--no-audit", "--no-fund"], {
    cwd: "editor",
    shell: process.platform === "win32",
  })) === 0;

/** Runs lanes in parallel; a failed step does not stop the others. */
class Run {
  private readonly outcomes: Outcome[] = [];
  private readonly built: Promise<boolean>;
  private setBuilt: (isBuilt: boolean) => void = () => undefined;

  constructor(private readonly hasBrowser: boolean) {
    this.built = new Promise((resolve) => (this.setBuilt = resolve));
  }

  private async reasonToSkip({ needs = [] }: Step) {
    if (needs.includes("build") && !(await this.built))
      return "the build is missing or has failed";
    if (needs.includes("browser") && !this.hasBrowser)
      return `no browser starts. ${howToGetABrowser}`;
    if (needs.includes("editor packages") && !(await installEditorForTests()))
      return "the editor's packages cannot be installed";
    return undefined;
  }

  private async runStep(step: Step): Promise<void> {
    const reason = await this.reasonToSkip(step);
    const start = performance.now();
    const output = `test-results/${step.name}.txt`;
    if (!reason) console.log(`--- ${step.name} …`);
    const outcome = reason
      ? skipped
      : await runStep(step.command, output, step.report, {
          TEST_REPORT: step.report,
          TEST_OUTPUT: `test-results/${step.name}`,
        });
    this.outcomes.push(outcome);
    if (step.name === "build") this.setBuilt(outcome.failed === 0);
    const result = outcome.failed > 0 ? "FAILED" : "passed";
    if (!reason && (outcome.failed > 0 || step.needs?.includes("browser")))
      console.log(readFileSync(output, "utf8").trimEnd());
    console.log(
      reason
        ? `=== ${step.name}: skipped, because ${reason}`
        : `=== ${step.name}: ${result} in ${secondsSince(start)}`,
    );
  }

  async runLanes(lanes: readonly (readonly Step[])[]): Promise<void> {
    // Steps chosen by name use the existing build.
    if (!lanes.flat().some(({ name }) => name === "build"))
      this.setBuilt(existsSync("public/index.html"));
    await Promise.all(
      lanes.map(async (steps) => {
        for (const step of steps) await this.runStep(step);
      }),
    );
  }

  /** Prints flaky journeys and the totals. Returns whether everything passed. */
  sumUp(): boolean {
    for (const title of this.outcomes.flatMap(({ flaky }) => flaky))
      console.log(`Passed only on the second try: ${title}`);
    const sum = (count: "passed" | "failed" | "skipped") =>
      this.outcomes.reduce((total, outcome) => total + outcome[count], 0);
    console.log(
      `${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`,
    );
    return sum("failed") === 0;
  }
}

/**
 * `npm test`, and `npm run test:all` with --all: runs every step, even after a failure. `npm test -- format types` runs
 * these steps alone.
 */
async function test(): Promise<void> {
  loadEnvironment("production");
  selectMailStandIn();
  selectQuickPictures();
  // Programs print English messages, and a run past midnight keeps its day.
  process.env.LC_ALL = "C";
  process.env.SITE_TODAY ??= siteToday(
    timeZoneOf(readContentFolder("content")),
  );
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results");

  const args = process.argv.slice(2);
  const isAll = args.includes("--all");
  const chosen = args.filter((arg) => !arg.startsWith("--"));
  const isChosen = ({ name, isExhaustive }: Step) =>
    chosen.length > 0 ? chosen.includes(name) : isAll || !isExhaustive;

  if (isAll && process.getuid?.() === 0)
    await run("npm", ["run", "--silent", "test:install"]);
  const browser = await findWorkingBrowser();
  if (browser) process.env.CHROMIUM_PATH = browser;
  const tests = new Run(browser !== undefined);
  await tests.runLanes(lanes(isAll).map((steps) => steps.filter(isChosen)));
  if (!tests.sumUp()) process.exitCode = 1;
}

void test();
