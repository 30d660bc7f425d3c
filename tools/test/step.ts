import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { run } from "../run";

/** Result of a step of `npm test`. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Journeys that passed only on the second try. */
  flaky: string[];
}

const none: Outcome = { passed: 0, failed: 0, skipped: 0, flaky: [] };

export const skipped: Outcome = { ...none, skipped: 1 };

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
}

interface Suite {
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

interface JourneyReport {
  stats: {
    expected: number;
    unexpected: number;
    flaky: number;
    skipped: number;
  };
  errors: unknown[];
  suites: Suite[];
}

const specsOf = ({ specs, suites = [] }: Suite): Suite["specs"] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function readReport(report: JestReport | JourneyReport): Outcome {
  if ("numPassedTests" in report)
    return {
      ...none,
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
    };
  const { stats, errors, suites } = report;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ file, title }) => `${file}: ${title}`),
  };
}

/**
 * Runs a command, writes its output to a file and counts its tests.
 *
 * @param reportFile Jest's or Playwright's JSON report, if the command writes one.
 */
export async function runStep(
  [command = "", ...args]: readonly string[],
  outputFile: string,
  reportFile?: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const output = openSync(outputFile, "w");
  const code = await run(command, args, {
    env: { ...process.env, FORCE_COLOR: "0", ...env },
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  // A command without a report counts as one test.
  if (!reportFile || !existsSync(reportFile))
    return code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 };
  const outcome = readReport(
    JSON.parse(readFileSync(reportFile, "utf8")) as JestReport | JourneyReport,
  );
  // For example, after an unhandled error outside any test.
  if (code !== 0 && outcome.failed === 0) outcome.failed = 1;
  return outcome;
}
