import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBuilt } from "./build";
import { loadEnvironment, selectMailStandIn } from "./environment";
import { secondsSince } from "./report";
import { runScript } from "./run";

interface Counts {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  /** Resolves to true if the step succeeded. */
  run: () => Promise<boolean>;
  /** The tests that the step ran, if it runs tests. */
  count?: () => Counts | undefined;
}

const unitResults = "test-results/unit.json";
const journeyResults = "test-results/journeys.json";
const engineResults = "test-results/engines.json";
const editorResults = "test-results/editor.json";

function read<Result>(file: string): Result | undefined {
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Result)
    : undefined;
}

function countUnit(): Counts | undefined {
  const result = read<{
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  }>(unitResults);
  return (
    result && {
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    }
  );
}

function countJourneys(...files: string[]): Counts {
  const counts: Counts = { passed: 0, failed: 0 };
  for (const file of files) {
    const result = read<{
      stats: { expected: number; unexpected: number; flaky: number };
      errors: unknown[];
    }>(file);
    if (!result) continue;
    counts.passed += result.stats.expected + result.stats.flaky;
    counts.failed += result.stats.unexpected + result.errors.length;
  }
  return counts;
}

const script =
  (name: string, ...args: string[]) =>
  async () =>
    (await runScript(name, args)) === 0;

async function build(): Promise<boolean> {
  try {
    await ensureBuilt();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** Runs checks at once, which leaves no processor idle while one of them can use only one. */
const sideBySide =
  (...runs: readonly Step["run"][]): Step["run"] =>
  async () =>
    (await Promise.all(runs.map((run) => run()))).every(Boolean);

const inTurn =
  (...runs: readonly Step["run"][]): Step["run"] =>
  async () => {
    for (const run of runs) if (!(await run())) return false;
    return true;
  };

const steps: Step[] = [
  { name: "content", run: script("content:check") },
  {
    name: "format, lint, build and browsers",
    run: sideBySide(
      script("format"),
      script("lint"),
      build,
      script("install-browsers"),
    ),
  },
  {
    name: "types and unit tests",
    run: sideBySide(
      script("typecheck"),
      script("test:unit", "--json", `--outputFile=${unitResults}`),
    ),
    count: countUnit,
  },
  {
    name: "journeys",
    run: script("test:journeys"),
    count: () => countJourneys(journeyResults),
  },
  {
    name: "engines, budgets and editor",
    run: sideBySide(
      inTurn(
        script("test:engines"),
        script("budgets"),
        script("budgets:pictures"),
      ),
      script("test:editor"),
    ),
    count: () => countJourneys(engineResults, editorResults),
  },
];

/**
 * `npm test`: every check in order, up to the first that fails. The last line
 * sums up the tests; a check without tests of its own counts as one if it fails.
 */
async function test(): Promise<void> {
  loadEnvironment("production");
  selectMailStandIn();
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results");

  const total: Counts = { passed: 0, failed: 0 };
  for (const { name, run, count } of steps) {
    console.log(`\n=== ${name} ===`);
    const start = performance.now();
    const succeeded = await run();
    const counts = count?.() ?? { passed: 0, failed: 0 };
    total.passed += counts.passed;
    total.failed += counts.failed;
    if (!succeeded && counts.failed === 0) total.failed += 1;
    const outcome = succeeded ? "passed" : "FAILED";
    console.log(`=== ${name}: ${outcome} in ${secondsSince(start)} ===`);
    if (!succeeded) break;
  }
  console.log(`\ntests: ${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

void test();
