import { narrowest } from "../../theme/media";

/*
 * Lists in even rows: an entry is never alone in the last row. Rows of three end with pairs (four entries are 2 + 2,
 * five are 3 + 2), rows of four with threes (six are 3 + 3, nine 3 + 3 + 3), the longer rows first.
 */

/** A list whose number of entries fits a formula such as "3n + 1". */
export const listOf = (count: string) =>
  `&:has(> li:last-of-type:nth-of-type(${count}))`;
const last = (count: number) => `> li:nth-last-of-type(-n + ${count})`;

const onlyEntry = `${listOf("1")} ${last(1)}`;

/** Entries in pairs at the end of rows of three; also a single one. */
export const endPairs = `${listOf("3n + 1")} ${last(4)}, ${listOf("3n + 2")} ${last(2)}`;

export const rowsOfThree = {
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  "& > li": { gridColumn: "span 2" },
  [endPairs]: { gridColumn: "span 3" },
  [onlyEntry]: { gridColumn: "1 / -1" },
};

const endThrees = `${listOf("4n + 3")} ${last(3)}, ${listOf("4n + 2")} ${last(6)}, ${listOf("4n + 1")} ${last(9)}`;

export const rowsOfFour = {
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  "& > li": { gridColumn: "span 3" },
  [endThrees]: { gridColumn: "span 4" },
  // Two entries, and the last two of five.
  [`${listOf("2")} ${last(2)}, ${listOf("5")} ${last(2)}`]: {
    gridColumn: "span 6",
  },
  [onlyEntry]: { gridColumn: "1 / -1" },
};

const firstPlaces = [
  "&:first-of-type",
  // 3 + 2 and 3 + 3, then 4 + 3 and 4 + 4.
  "&:nth-of-type(4):nth-last-of-type(2)",
  "&:nth-of-type(4):nth-last-of-type(3)",
  "&:nth-of-type(5):nth-last-of-type(3)",
  "&:nth-of-type(5):nth-last-of-type(4)",
];

/** The first entry of each of up to two rows of four, for an entry's own style. */
export const firstOfRow = firstPlaces.join();

/** The same for the style of a part of the entry. */
export const inFirstOfRow = firstPlaces
  .map((place) => `${place.replace("&", "li")} > &`)
  .join();

/** Labels side by side, as text, so that their lines can be balanced: none is alone in the last one. Pixels. */
export const balancedLabels = (gap: number, rowGap = gap) => ({
  textWrap: "balance",
  "& > li": { display: "inline-block", margin: `0 ${gap}px ${rowGap}px 0` },
});

/** Two columns, in the narrowest windows one. With an odd number of entries, the last one fills its row. */
export const evenPairs = {
  gridTemplateColumns: "1fr 1fr",
  [narrowest]: { gridTemplateColumns: "1fr" },
  "& > li:last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
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
