/** Column and row of a dot on the lattice. */
export type Cell = readonly [x: number, y: number];

const range = (length: number): number[] =>
  Array.from({ length }, (_, index) => index);

/** All dots at most `n` steps from the centre: 1, 5, 13, 25 … dots. */
export const diamond = (n: number): Cell[] =>
  rect(2 * n + 1, 2 * n + 1)
    .map(([x, y]): Cell => [x - n, y - n])
    .filter(([x, y]) => Math.abs(x) + Math.abs(y) <= n);

/** `columns` times `rows` dots. */
export const rect = (columns: number, rows: number): Cell[] =>
  range(rows).flatMap((y) => range(columns).map((x): Cell => [x, y]));

/** Columns of dots with the given heights, on one baseline. */
export const skyline = (heights: readonly number[]): Cell[] => {
  const top = Math.max(...heights);
  return rect(heights.length, top).filter(
    ([x, y]) => y >= top - (heights[x] ?? 0),
  );
};

/** One dot for each seat, four in a row; the last row may be short. */
export const seatCells = (seats: number): Cell[] =>
  rect(4, Math.ceil(seats / 4)).slice(0, seats);
