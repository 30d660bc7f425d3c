/** `grid-template-columns` of equal columns. */
export const columns = (count: number): string =>
  `repeat(${count}, minmax(0, 1fr))`;
