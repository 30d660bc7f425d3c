import { chromium } from "@playwright/test";
import budgets from "../budgets.json";
import { sample } from "../content/site.json";
import { browserArguments } from "./browser";
import { weighPictures } from "./budgets/pictureWeight";
import { weighPages } from "./budgets/pageWeight";
import { ensureBrowser } from "./ensureBrowser";
import { reportAndFail } from "./report";
import { startServer } from "./serve";

/** In KB of 1000 bytes as sent with gzip, for each page. */
type Budget = keyof typeof budgets;

/** Content determines how much these are. */
const ofContent: readonly string[] = [
  "html",
  "pageData",
  "picturesInFirstView",
  "picturesOfWholePage",
] satisfies Budget[];

type Weights = ReadonlyMap<string, Readonly<Partial<Record<Budget, number>>>>;

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

/** Prints a table. Returns each value above its budget. */
function compare(weights: Weights, columns: readonly Budget[]) {
  const excesses: { path: string; budget: Budget }[] = [];
  printRow("KB", columns);
  for (const [path, weight] of weights)
    printRow(
      path,
      columns.map((budget) => {
        const size = (weight[budget] ?? 0) / 1000;
        if (size <= budgets[budget]) return size.toFixed(1);
        excesses.push({ path, budget });
        return `! ${size.toFixed(1)}`;
      }),
    );
  printRow(
    "budget",
    columns.map((budget) => budgets[budget].toFixed(1)),
  );
  return excesses;
}

/**
 * `npm run budgets`: prints the sizes of each page's first load and fails if one is above budgets.json; with --pictures
 * the pictures that a phone loads, before and after scrolling. A firm's own texts and pictures may weigh more: that is a
 * warning, once `sample` in content/site.json is false.
 */
async function checkBudgets(): Promise<void> {
  const pages = weighPages("public");
  const paths = [...pages.keys()].filter((path) => !path.startsWith("/404"));
  const excesses = process.argv.includes("--pictures")
    ? compare(await weighAllPictures(paths), [
        "picturesInFirstView",
        "picturesOfWholePage",
      ])
    : compare(pages, [
        "firstLoadJavaScript",
        "html",
        "pageData",
        "cssAndFonts",
      ]);
  const names = [...new Set(excesses.map(({ path }) => path))].join(", ");
  if (excesses.some(({ budget }) => sample || !ofContent.includes(budget)))
    throw new Error(`Above the budget (marked with !): ${names}`);
  if (names)
    console.warn(`Fewer texts and pictures would load sooner: ${names}`);
}

checkBudgets().catch(reportAndFail);
