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
