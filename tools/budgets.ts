import budgets from "../budgets.json";
import { sample } from "../content/site.json";
import { weighPictures } from "./budgets/pictureWeight";
import { weighPages } from "./budgets/pageWeight";
import { inBrowser } from "./inBrowser";
import { reportAndFail } from "./report";

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
  await inBrowser("public", async (browser, origin) => {
    for (const path of paths)
      weights.set(path, await weighPictures(browser, origin + path));
  });
  return weights;
}

/** Prints a table. Returns the values that are over budget. */
function compare(weights: Weights, columns: readonly Budget[]) {
  const excesses: { path: string; budget: Budget }[] = [];
  const sizeOf = (path: string, budget: Budget) => {
    const bytes = weights.get(path)?.[budget] ?? 0;
    const shown = Math.round(bytes / 100) / 10;
    if (bytes <= budgets[budget] * 1000) return shown;
    excesses.push({ path, budget });
    return `! ${shown}`;
  };
  const row = (valueOf: (budget: Budget) => string | number) =>
    Object.fromEntries(columns.map((budget) => [budget, valueOf(budget)]));
  console.table({
    ...Object.fromEntries(
      [...weights.keys()].map((path) => [
        path,
        row((budget) => sizeOf(path, budget)),
      ]),
    ),
    "budget, in KB": row((budget) => budgets[budget]),
  });
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
