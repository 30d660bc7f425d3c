/** `grid-template-columns` of equal columns. */
export const columns = (count: number): string =>
  `repeat(${count}, minmax(0, 1fr))`;

/** Title, text, and an amount at the end of the row. */
export const amountColumns = "minmax(0, 4fr) minmax(0, 6fr) minmax(0, 2fr)";
