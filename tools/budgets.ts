import { chromium } from "@playwright/test";
import budgets from "../budgets.json";
import { sample } from "../content/site.json";
import { browserArguments, ensureBrowser } from "./browser";
import { weighPictures } from "./budgets/pictureWeight";
import { weighPages } from "./budgets/pageWeight";
import { reportAndFail } from "./report";
import { startServer } from "./serve";

/** A key of budgets.json: KB (1000 bytes) for each page, as sent with gzip. */
type Budget = keyof typeof budgets;

/** Budgets that long texts and large pictures may exceed. */
const contentBudgets: readonly string[] = [
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

/** Prints a table. Returns the values that are over budget. */
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
 * `npm run budgets`: prints the sizes of each page's first load and fails if one exceeds budgets.json. With --pictures it
 * weighs the pictures that a phone loads before and after scrolling. Once `sample` in content/site.json is false, long
 * texts and large pictures only cause a warning.
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
  if (excesses.some(({ budget }) => sample || !contentBudgets.includes(budget)))
    throw new Error(`Over budget (marked with !): ${names}`);
  if (names) console.warn(`Over budget, cut texts or pictures: ${names}`);
}

checkBudgets().catch(reportAndFail);
