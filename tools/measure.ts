import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { browserArguments } from "./browser";
import type { PageWeight } from "./budgets/pageWeight";
import { ensureBuilt } from "./build";
import {
  loadEnvironment,
  missingMailKeys,
  selectMailStandIn,
} from "./environment";
import { ensureBrowser } from "./ensureBrowser";
import { freePort, listen } from "./listen";
import { audit, medianAudit, type Audit } from "./measure/audit";
import { pagesToMeasure } from "./measure/pagesToMeasure";
import { startServer } from "./serve";
import { reportAndFail } from "./report";
import { stopWithParent } from "./stopWithParent";

/** Every page is measured so often, and the median counts. */
const rounds = 3;

/** Sizes that have a budget, in KB of 1000 bytes as sent. */
interface Sizes {
  firstLoadJavaScript: number;
  html: number;
  cssAndFonts: number;
  /** Everything that a first visit transfers before anybody scrolls. */
  beforeScrolling: number;
}

/** What a page weighs, and the medians of what Lighthouse says of it. */
interface Measured {
  page: PageWeight;
  median: Audit;
}

const columns = [
  "JavaScript",
  "HTML",
  "CSS+fonts",
  "total",
  "perf",
  "a11y",
  "best",
  "SEO",
  "LCP s",
  "TBT ms",
  "of CPU",
  "CLS",
];

const sizesOf = (weight: PageWeight, { total }: Audit): Sizes => ({
  firstLoadJavaScript: weight.firstLoadJavaScript / 1000,
  html: weight.html / 1000,
  cssAndFonts: weight.cssAndFonts / 1000,
  beforeScrolling: total,
});

const sizeNames = [
  "firstLoadJavaScript",
  "html",
  "cssAndFonts",
  "beforeScrolling",
] as const satisfies readonly (keyof Sizes)[];

const printRow = (name: string, values: readonly string[]) =>
  console.log(
    name.padEnd(28) +
      values
        .map((value, index) =>
          value.padStart((columns[index]?.length ?? 0) + 3),
        )
        .join(""),
  );

/** An address and what its runs gave. */
interface Subject {
  readonly url: string;
  readonly audits: Audit[];
}

/**
 * Measures some addresses. An address's runs are a round of all of them apart, so that a busy minute of the machine
 * falls on one run of several pages and not on all runs of one.
 */
async function auditInRounds(subjects: readonly Subject[]): Promise<void> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  try {
    for (let round = 0; round < rounds; round++)
      for (const { url, audits } of subjects)
        audits.push(await audit(url, port));
  } finally {
    await browser.close();
  }
}

/** A page on which the machine and its browser are all that takes time. */
const emptyPage =
  '<!DOCTYPE html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1></html>';

/** Measures pages, and the empty page: its blocking time is no page's own. */
async function auditPages(
  pages: readonly PageWeight[],
): Promise<{ measured: Measured[]; empty: Audit }> {
  const site = await startServer({ port: 0 });
  const server = await listen(
    createServer((_, response) => {
      response.setHeader("Content-Type", "text/html").end(emptyPage);
    }),
    0,
  );
  try {
    const empty: Subject = { url: server.origin, audits: [] };
    const subjects = pages.map((page): Subject & { page: PageWeight } => ({
      page,
      url: site.origin + page.path,
      audits: [],
    }));
    await auditInRounds([empty, ...subjects]);
    return {
      empty: medianAudit(empty.audits),
      measured: subjects.map(({ page, audits }) => ({
        page,
        median: medianAudit(audits),
      })),
    };
  } finally {
    await server.close();
    await site.close();
  }
}

/** Prints the row of a page. Returns whether one of its sizes is above the budget. */
function printPage({ page, median }: Measured, budgets: Sizes): boolean {
  const sizes = sizesOf(page, median);
  const isOver = (name: keyof Sizes) => sizes[name] > budgets[name];
  printRow(page.path, [
    ...sizeNames.map(
      (name) => (isOver(name) ? "! " : "") + sizes[name].toFixed(1),
    ),
    String(median.performance),
    String(median.accessibility),
    String(median.bestPractices),
    String(median.seo),
    median.lcp.toFixed(2),
    median.tbt.toFixed(0),
    median.processorTbt.toFixed(0),
    median.cls.toFixed(3),
  ]);
  return sizeNames.some(isOver);
}

/**
 * `npm run measure`: builds if needed, serves the site and prints
 * what each page weighs and what Lighthouse says of it, and the blocking time
 * of an empty page. Fails when a size is above budgets.json; times are told
 * only, for they depend on the machine.
 * Paths measure these pages alone: `npm run measure -- / /about`.
 */
async function measure(): Promise<void> {
  loadEnvironment("production");
  if (missingMailKeys().length > 0) selectMailStandIn();
  await ensureBuilt();
  const budgets = JSON.parse(readFileSync("budgets.json", "utf8")) as Sizes;
  const { measured, empty } = await auditPages(
    pagesToMeasure(process.argv.slice(2)),
  );
  printRow("KB as sent", columns);
  const tooHeavy = measured.filter((page) => printPage(page, budgets));
  printRow(
    "budget",
    sizeNames.map((name) => budgets[name].toFixed(1)),
  );
  console.log(
    `\nAn empty page has ${empty.tbt.toFixed(0)} ms of blocking time on this machine, ${empty.processorTbt.toFixed(0)} of CPU.`,
  );
  if (tooHeavy.length > 0)
    throw new Error(
      `Above the budget (marked with !): ${tooHeavy.map(({ page }) => page.path).join(", ")}`,
    );
}

stopWithParent();
measure()
  .catch(reportAndFail)
  .finally(() => process.exit());
