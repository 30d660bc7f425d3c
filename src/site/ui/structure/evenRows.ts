/**
 * Splits a list into even rows, the longer ones first: five entries in rows of at most four are three and two, so that
 * no entry is alone in a row.
 *
 * @param max Maximum number of entries in a row.
 * @returns How many entries each row has.
 */
export function rowLengths(count: number, max: number): readonly number[] {
  const rows = Math.ceil(count / max);
  return Array.from({ length: rows }, (_, row) =>
    Math.ceil((count - row) / rows),
  );
}

/** The attributes of a list in even rows, and of each of its entries, for the style `evenGrid`. */
export function evenRows(count: number, max: number) {
  const lengths = rowLengths(count, max);
  // Rows differ by one entry at most: these columns have a whole number for each.
  const columns = [...new Set(lengths)].reduce((a, b) => a * b, 1);
  const entries = lengths.flatMap((length, row) =>
    Array.from({ length }, (_, place) => ({
      style: { "--span": columns / length },
      "data-row-length": length,
      /** Set on the first entry of a row. */
      "data-first": place === 0 || undefined,
      /** Set on the entries of the last row. */
      "data-last-row": row === lengths.length - 1 || undefined,
    })),
  );
  return { columns, entries };
}

/** A list whose entries fill even rows, at the widths where it is set: styled(EvenGrid). */
export const evenGrid = {
  display: "grid",
  gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))",
  "& > *": { gridColumn: "span var(--span)" },
};

/**
 * An entry of two parts, each as tall as the tallest of its neighbours. A part is one element with any number of texts:
 * one more child of the entry itself would have no row.
 */
export const alignedParts = {
  display: "grid",
  gridRow: "span 2",
  gridTemplateRows: "subgrid",
  rowGap: 0,
};

/** Two columns. With an odd number of entries, the last one fills its row. */
export const evenPairs = {
  gridTemplateColumns: "1fr 1fr",
  "& > li:last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
};
