import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
import { sample } from "../content/site.json";
import { browserArguments } from "./browser";
import { weighPictures } from "./budgets/pictureWeight";
import { weighPages } from "./budgets/pageWeight";
import { ensureBrowser } from "./ensureBrowser";
import { reportAndFail } from "./report";
import { startServer } from "./serve";

/** Names in budgets.json, in KB of 1000 bytes as sent with gzip, for each page. */
type Budget =
  | "firstLoadJavaScript"
  | "html"
  | "pageData"
  | "cssAndFonts"
  | "picturesInFirstView"
  | "picturesOfWholePage";

const budgets = JSON.parse(readFileSync("budgets.json", "utf8")) as Record<
  Budget,
  number
>;

/** The content decides how much these are. */
const ofContent: readonly Budget[] = [
  "html",
  "pageData",
  "picturesInFirstView",
  "picturesOfWholePage",
];

type Weights = ReadonlyMap<string, Partial<Record<Budget, number>>>;

async function weighAllPictures(paths: readonly string[]): Promise<Weights> {
  const weights = new Map<string, Partial<Record<Budget, number>>>();
  const server = await startServer({ port: 0 });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: browserArguments,
  });
  try {
    for (const path of paths)
      weights.set(path, await weighPictures(browser, server.origin + path));
  } finally {
    await browser.close();
    await server.close();
  }
  return weights;
}

const printRow = (name: string, values: readonly string[]) =>
  console.log(
    name.padEnd(34) + values.map((value) => value.padStart(21)).join(""),
  );

/** Prints a table. Returns the paths of pages above a budget, by whether the content decides it. */
function compare(weights: Weights, columns: readonly Budget[]) {
  const heavy = { byCode: new Set<string>(), byContent: new Set<string>() };
  printRow("KB", columns);
  for (const [path, weight] of weights) {
    const values = columns.map((column) => {
      const size = (weight[column] ?? 0) / 1000;
      const isOver = size > budgets[column];
      if (isOver)
        heavy[ofContent.includes(column) ? "byContent" : "byCode"].add(path);
      return (isOver ? "! " : "") + size.toFixed(1);
    });
    printRow(path, values);
  }
  printRow(
    "budget",
    columns.map((column) => budgets[column].toFixed(1)),
  );
  return heavy;
}

/**
 * `npm run budgets`: prints what each page loads first and fails if one is above budgets.json; with --pictures what a
 * phone loads of pictures, before and after scrolling. A firm's own texts and pictures may weigh more: that is a
 * warning, once `sample` in content/site.json is false.
 */
async function checkBudgets(): Promise<void> {
  const pages = weighPages("public");
  const isListed = (path: string) => !path.startsWith("/404");
  const { byCode, byContent } = process.argv.includes("--pictures")
    ? compare(await weighAllPictures([...pages.keys()].filter(isListed)), [
        "picturesInFirstView",
        "picturesOfWholePage",
      ])
    : compare(pages, [
        "firstLoadJavaScript",
        "html",
        "pageData",
        "cssAndFonts",
      ]);
  const isFault = byCode.size > 0 || (sample && byContent.size > 0);
  const names = [...byCode, ...byContent].join(", ");
  if (isFault) throw new Error(`Above the budget (marked with !): ${names}`);
  if (names)
    console.warn(`Fewer texts and pictures would load sooner: ${names}`);
}

checkBudgets().catch(reportAndFail);
