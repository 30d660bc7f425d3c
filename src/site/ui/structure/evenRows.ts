/** Two columns. With an odd number of entries, the last one fills its row. */
export const evenPairs = {
  gridTemplateColumns: "1fr 1fr",
  "& > :last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
};

/** Columns of a grid for rows of one, two, three, four or six entries; each entry spans `var(--span)` of them. */
export const evenColumns = "repeat(12, minmax(0, 1fr))";

/** A grid whose children have the attributes that evenRows returns. */
export const evenGrid = {
  gridTemplateColumns: evenColumns,
  "& > *": { gridColumn: "span var(--span)" },
};

/**
 * Splits a list into even rows, the longer ones first: five entries in rows of at max four are three and two, so that
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

/** The attributes of an entry in a grid of even rows. */
interface EntryProps {
  style: { "--span": number };
  /** Set on the first entry of a row. */
  "data-first": true | undefined;
}

/**
 * The attributes of each entry of a list in even rows.
 *
 * @param columns How many columns the grid has.
 */
export function evenRows(
  count: number,
  max: number,
  columns = 12,
): readonly EntryProps[] {
  return rowLengths(count, max).flatMap((length) =>
    Array.from({ length }, (_, place) => ({
      style: { "--span": columns / length },
      "data-first": place === 0 || undefined,
    })),
  );
}
