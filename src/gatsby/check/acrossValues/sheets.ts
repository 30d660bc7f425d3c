import { field } from "../../../common/field";
import type { Problem } from "../../content/problem";
import type { ValidContent } from "./validContent";

interface SheetValue {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[] }[];
  readonly mark: { readonly row: number; readonly column: number };
}

/** Each row of a sheet is as long as its headings, and its mark is in the table. */
export function* sheetProblems({ files }: ValidContent): Generator<Problem> {
  for (const file of files) {
    if (!file.place.typeName.endsWith("Page")) continue;
    const sheet = field(file.value, "sheet") as SheetValue | undefined;
    if (!sheet) continue;
    const { columns, rows, mark } = sheet;
    for (const [index, { cells }] of rows.entries())
      if (cells.length !== columns.length)
        yield file.problem(
          ["sheet", "rows", index, "cells"],
          `The row has ${cells.length} cells, but the sheet has ${columns.length} columns.`,
          "Write one cell for each column.",
        );
    const limits = { row: rows.length, column: columns.length };
    for (const side of ["row", "column"] as const)
      if (mark[side] > limits[side])
        yield file.problem(
          ["sheet", "mark", side],
          `The sheet has no ${side} ${mark[side]}.`,
          `Write a number up to ${limits[side]}.`,
        );
  }
}
