import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { routes } from "../src/common/routes";
import { browserArguments, ensureBrowser } from "./browser";
import { ensureBuilt } from "./build";
import {
  loadEnvironment,
  missingMailKeys,
  selectMailStandIn,
} from "./environment";
import { reportAndFail } from "./report";
import { startServer } from "./serve";
import { stopWithParent } from "./stopWithParent";

/** npx downloads it, because only this command uses it. */
const lighthouse = "lighthouse@12.8.2";

/** Number of runs for each page. */
const rounds = 3;

/** Scores are between 0 and 1, times in ms, sizes in bytes. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

type Column = (report: Report) => number;

const score =
  (id: string): Column =>
  ({ categories }) =>
    (categories[id]?.score ?? 0) * 100;
const value =
  (id: string, unit = 1): Column =>
  ({ audits }) =>
    (audits[id]?.numericValue ?? NaN) / unit;

const columns: Record<string, { of: Column; digits: number }> = {
  perf: { of: score("performance"), digits: 0 },
  a11y: { of: score("accessibility"), digits: 0 },
  best: { of: score("best-practices"), digits: 0 },
  SEO: { of: score("seo"), digits: 0 },
  "LCP s": { of: value("largest-contentful-paint", 1000), digits: 2 },
  "TBT ms": { of: value("total-blocking-time"), digits: 0 },
  CLS: { of: value("cumulative-layout-shift"), digits: 3 },
  KB: { of: value("total-byte-weight", 1000), digits: 0 },
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const printRow = (name: string, values: readonly string[]) =>
  console.log(
    name.padEnd(30) + values.map((each) => each.padStart(8)).join(""),
  );

/** Runs Lighthouse with its default profile, a slow phone on a slow network. */
async function audit(url: string, browser: string): Promise<Report> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "audit-")), "report");
  const flags = ["--headless=new", ...browserArguments].join(" ");
  const options = ["--quiet", "--output=json", `--output-path=${file}`];
  await promisify(execFile)(
    "npx",
    ["--yes", lighthouse, url, ...options, `--chrome-flags=${flags}`],
    {
      env: { ...process.env, CHROME_PATH: browser },
      shell: process.platform === "win32",
    },
  );
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}

/**
 * `npm run measure`: builds the site if needed, serves it and prints Lighthouse's medians for each route, or for some:
 * `npm run measure -- / /about`. Times depend on the machine.
 */
async function measure(): Promise<void> {
  loadEnvironment("production");
  if (missingMailKeys().length > 0) selectMailStandIn();
  await ensureBuilt();
  const browser = await ensureBrowser();
  const chosen = process.argv.slice(2);
  const paths = chosen.length > 0 ? chosen : routes.map(({ path }) => path);
  const server = await startServer({ port: 0 });
  try {
    printRow(`median of ${rounds}`, Object.keys(columns));
    for (const each of paths) {
      const reports: Report[] = [];
      while (reports.length < rounds)
        reports.push(await audit(server.origin + each, browser));
      printRow(
        each,
        Object.values(columns).map(({ of, digits }) =>
          median(reports.map(of)).toFixed(digits),
        ),
      );
    }
  } finally {
    await server.close();
  }
}

stopWithParent();
measure()
  .catch(reportAndFail)
  .finally(() => process.exit());
