import { field } from "../../../common/field";
import type { JsonPath } from "../../../common/jsonPath";
import type { Problem } from "../../content/problem";
import type { ValidContent } from "./validContent";

interface SheetValue {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[] }[];
  readonly mark: { readonly row: number; readonly column: number };
}

/** The sheets of a page and of its sections, with their places. */
function* sheetsIn(value: unknown): Generator<[JsonPath, SheetValue]> {
  const parts = Object.entries(value as object).map(
    ([name, part]): [JsonPath, unknown] => [[name], part],
  );
  for (const [place, part] of [[[], value] as [JsonPath, unknown], ...parts]) {
    const sheet = field(part, "sheet") as SheetValue | undefined;
    if (sheet) yield [[...place, "sheet"], sheet];
  }
}

/** Each row of a sheet is as long as its headings, and its mark is in the table. */
export function* sheetProblems({ files }: ValidContent): Generator<Problem> {
  for (const file of files)
    for (const [place, { columns, rows, mark }] of sheetsIn(file.value)) {
      for (const [index, { cells }] of rows.entries())
        if (cells.length !== columns.length)
          yield file.problem(
            [...place, "rows", index, "cells"],
            `The row has ${cells.length} cells, but the sheet has ${columns.length} columns.`,
            "Write one cell for each column.",
          );
      const limits = { row: rows.length, column: columns.length };
      for (const side of ["row", "column"] as const)
        if (mark[side] > limits[side])
          yield file.problem(
            [...place, "mark", side],
            `The sheet has no ${side} ${mark[side]}.`,
            `Write a number up to ${limits[side]}.`,
          );
    }
}
