import type { CSSObject } from "@emotion/react";

/** `grid-template-columns` of equal columns. */
export const columns = (count: number): string =>
  `repeat(${count}, minmax(0, 1fr))`;

/**
 * A list of cards in equal columns, as many as there is room for (docs/design.md#space).
 *
 * @param min Minimum width of a column, a CSS length.
 * @param most Maximum number of columns.
 */
export const cardGrid = (min: string, most: number): CSSObject => ({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${min}, 100% / ${most + 1} + 1px)), 1fr))`,
});

/** Two columns where each has room for a figure or a short title, otherwise one. */
export const pairs = cardGrid("9rem", 2);
