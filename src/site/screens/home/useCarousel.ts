import { type RefObject, useEffect, useRef, useState } from "react";
import { wrapIndex } from "../../../common/wrapIndex";

interface CarouselState {
  /** The first entry in view, from 0. */
  index: number;
  /**
   * row: a plain scrolling row, as in server-rendered HTML; still: the entries stand in place; moved: the visitor has
   * turned them, so that further turns may glide.
   */
  mode: "row" | "still" | "moved";
}

interface Carousel extends CarouselState {
  /** Goes on the element that holds the entries. */
  rowRef: RefObject<HTMLDivElement | null>;
  /** Goes on (1) or back (-1) by one entry, past the ends. */
  turn: (direction: 1 | -1) => void;
}

/** The entry at the left edge of a scrolling row. */
function entryInView(row: HTMLElement): number {
  const entries = [...row.children].map(
    (entry) => entry.getBoundingClientRect().left,
  );
  const edge = row.getBoundingClientRect().left;
  const distances = entries.map((left) => Math.abs(left - edge));
  return Math.max(distances.indexOf(Math.min(...distances)), 0);
}

/** A row of entries that is turned over one by one, with wraparound (docs/product.md#carousel). */
export function useCarousel(count: number): Carousel {
  const rowRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<CarouselState>({ index: 0, mode: "row" });

  useEffect(() => {
    if (rowRef.current)
      setState({ index: entryInView(rowRef.current), mode: "still" });
  }, []);

  const turn = (direction: 1 | -1): void =>
    setState(({ index }) => ({
      index: wrapIndex(index + direction, count),
      mode: "moved",
    }));
  return { ...state, rowRef, turn };
}
