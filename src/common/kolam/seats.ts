import { rect, type Cell } from "./shapes";

const columns = 4;

/** How many rows the dots of so many seats make. */
export const seatRows = (seats: number): number => Math.ceil(seats / columns);

/** One dot for each seat, row by row; the last row may be short. */
export const seatCells = (seats: number): Cell[] =>
  rect(columns, seatRows(seats)).slice(0, seats);
