import { readFileSync } from "node:fs";
import { weighPages } from "./budgets/pageWeight";
import type { PageWeight } from "./budgets/pageWeight";
import { kilobytes, row } from "./budgets/table";
import { reportAndFail } from "./report";

type Measure = Exclude<keyof PageWeight, "path" | "component">;

const columns: { measure: Measure; title: string }[] = [
  { measure: "firstLoadJavaScript", title: "JavaScript" },
  { measure: "html", title: "HTML" },
  { measure: "pageData", title: "page data" },
  { measure: "cssAndFonts", title: "CSS + fonts" },
];

/**
 * `npm run budgets`: prints what each page loads first and fails if one is
 * above budgets.json (KB of 1000 bytes, as sent with gzip, for each page).
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

  const tooHeavy = pages.filter((page) =>
    columns.some(({ measure }) => isOver(page, measure)),
  );
  if (tooHeavy.length > 0) {
    throw new Error(
      `Above the budget (marked with !): ${tooHeavy.length} pages`,
    );
  }
}

try {
  checkBudgets();
} catch (error) {
  reportAndFail(error);
}
