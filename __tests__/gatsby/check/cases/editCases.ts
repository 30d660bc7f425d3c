import type { BrokenCase } from "../../../support/broken/brokenCase";

/**
 * New values by their places, undefined for removed ones; part of the message; part of the remedy. A place in another
 * file begins with its name: "site.json phone".
 */
type Row = readonly [
  values: Readonly<Record<string, unknown>>,
  message: string,
  remedy: string,
];

/** Cases of one file. The reported field is the last one that changes. */
export const editCases = (file: string, rows: readonly Row[]): BrokenCase[] =>
  rows.map(([values, message, remedy]) => ({
    file,
    edit: Object.entries(values).map(([place, to]) => {
      const [set = "", other = file] = place.split(" ").reverse();
      return { in: other, set, to };
    }),
    message,
    remedy,
  }));

/** Cases of one file that are reported as notes. */
export const noteCases = (...cases: Parameters<typeof editCases>) =>
  editCases(...cases).map((each): BrokenCase => ({
    ...each,
    severity: "note",
  }));

/** Cases of one field: its new value, part of the message, part of the remedy. */
export const setCases = (
  file: string,
  field: string,
  rows: readonly (readonly [to: unknown, message: string, remedy: string])[],
): BrokenCase[] =>
  editCases(
    file,
    rows.map(([to, ...expected]) => [{ [field]: to }, ...expected]),
  );
