import { readFileSync } from "node:fs";
import { weighPages } from "./budgets/pageWeight";
import type { PageWeight } from "./budgets/pageWeight";
import { kilobytes, row } from "./budgets/table";
import { tellHeavy } from "./budgets/tellHeavy";
import { reportAndFail } from "./report";

type Measure = Exclude<keyof PageWeight, "path" | "component">;

/** What a page loads, and whether its content decides how much that is. */
const columns: {
  measure: Measure;
  title: string;
  isOfContent?: true;
}[] = [
  { measure: "firstLoadJavaScript", title: "JavaScript" },
  { measure: "html", title: "HTML", isOfContent: true },
  { measure: "pageData", title: "page data", isOfContent: true },
  { measure: "cssAndFonts", title: "CSS + fonts" },
];

/**
 * `npm run budgets`: prints what each page loads first and fails if one is
 * above budgets.json (KB of 1000 bytes, as sent with gzip, for each page);
 * by its texts alone it may be, once they are a firm's own.
 */
function checkBudgets(): void {
  const budgets = JSON.parse(readFileSync("budgets.json", "utf8")) as Record<
    Measure,
    number
  >;
  const pages = weighPages("public");
  const isOver = (page: PageWeight, measure: Measure) =>
    page[measure] > budgets[measure] * 1000;

  console.log(
    row(
      "KB gzip",
      columns.map(({ title }) => title),
    ),
  );
  for (const page of pages) {
    const values = columns.map(
      ({ measure }) =>
        (isOver(page, measure) ? "! " : "") + kilobytes(page[measure]),
    );
    console.log(row(page.path, values));
  }
  console.log(
    row(
      "budget",
      columns.map(({ measure }) => budgets[measure].toFixed(1)),
    ),
  );

  const heavyBy = (isMeant: (column: (typeof columns)[number]) => boolean) =>
    pages
      .filter((page) =>
        columns.filter(isMeant).some(({ measure }) => isOver(page, measure)),
      )
      .map(({ path }) => path);
  const byCode = heavyBy(({ isOfContent }) => !isOfContent);
  if (byCode.length > 0)
    throw new Error(`Above the budget (marked with !): ${byCode.join(", ")}`);
  tellHeavy(heavyBy(({ isOfContent = false }) => isOfContent));
}

try {
  checkBudgets();
} catch (error) {
  reportAndFail(error);
}
