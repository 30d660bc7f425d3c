import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** A row rests when it has not scrolled for this long. Safari before 26.2 has no `scrollend`. */
const restMs = 120;
/** How far a resting row may be from an entry's edge, in pixels. */
const tolerancePx = 2;

/** How far the row has to scroll to the right until an entry is the first in view, in pixels. */
function distanceTo(entry: Element, row: Element): number {
  const edge = getComputedStyle(row).direction === "rtl" ? "right" : "left";
  return (
    entry.getBoundingClientRect()[edge] - row.getBoundingClientRect()[edge]
  );
}

/** How many of a row's entries are out of view. */
function outOfView(row: Element): number {
  const width = row.firstElementChild?.clientWidth ?? row.clientWidth;
  const inView = Math.round(row.clientWidth / width);
  return Math.max(0, row.childElementCount - inView);
}

/**
 * Makes a ring of a row that scrolls and snaps. The browser scrolls; while the row rests, entries move from one end of the
 * document to the other, so that some follow those in view on either side.
 *
 * @param count Number of entries, the children of the row.
 * @returns The first entry in view, the first in the document, and what the row and its buttons need.
 */
export function useRing(count: number) {
  const rowRef = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  const [{ first, start }, setRing] = useState({ first: 0, start: 0 });
  const wrap = (entry: number) => (entry + count) % count;
  /** Moves entries until so many are before this one in the document. On the screen nothing moves. */
  const arrange = (row: Element, entry: number, before: number) => {
    const child = row.children[wrap(entry - start)];
    const next = { first: entry, start: wrap(entry - before) };
    if (!child || (next.first === first && next.start === start)) return;
    const old = distanceTo(child, row);
    flushSync(() => setRing(next));
    const left = row.scrollLeft + distanceTo(child, row) - old;
    row.scrollTo({ left, behavior: "instant" });
  };

  const step = (direction: 1 | -1) => {
    const row = rowRef.current;
    if (!row) return;
    window.clearTimeout(timer.current);
    const place = wrap(first - start);
    const child = row.children[place];
    const hidden = outOfView(row);
    const middle = Math.floor(hidden / 2);
    if (direction === -1 && place === 0)
      arrange(row, first, Math.max(1, middle));
    if (direction === 1 && place >= hidden)
      arrange(row, first, Math.min(middle, hidden - 1));
    const next =
      direction === 1
        ? child?.nextElementSibling
        : child?.previousElementSibling;
    if (!next) return;
    setRing((ring) => ({ ...ring, first: wrap(first + direction) }));
    row.scrollTo({ left: row.scrollLeft + distanceTo(next, row) });
  };

  const rest = () => {
    const row = rowRef.current;
    if (!row) return;
    const place = [...row.children].findIndex(
      (child) => Math.abs(distanceTo(child, row)) <= tolerancePx,
    );
    // A finger may hold the row between two entries.
    if (place !== -1)
      arrange(row, wrap(start + place), Math.floor(outOfView(row) / 2));
  };
  /** In the HTML nothing is before the first entry. A browser decides as a gesture begins whether a row can scroll. */
  const begin = useEffectEvent((row: Element) => {
    if (start === first) arrange(row, first, Math.min(1, outOfView(row)));
  });
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      begin(entry.target);
    });
    if (rowRef.current) observer.observe(rowRef.current);
    return () => {
      observer.disconnect();
      window.clearTimeout(timer.current);
    };
  }, []);

  return {
    first,
    start,
    step,
    row: {
      ref: rowRef,
      onScroll: () => {
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(rest, restMs);
      },
    },
  };
}
