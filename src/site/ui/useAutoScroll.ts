import { type RefObject, useEffect, useRef, useState } from "react";
import { prefersReducedMotion, useReducedMotion } from "./reducedMotion";

const stepPx = 224;
const stepMs = 2000;
const resumeMs = 3000;
/** Within this time after a step scroll events are the step's own. */
const ownScrollMs = 1000;

/**
 * Scrolls a row by 224 px every 2 s and jumps back at its end, while it is on screen. Any interaction with it pauses it
 * for 3 s; a pointer that only rests on it does not. Returns how to stop.
 */
function autoScroll(
  row: HTMLElement,
  { backwards, smooth }: { backwards: boolean; smooth: boolean },
): () => void {
  const listening = new AbortController();
  let timer: number | undefined;
  let onScreen = false;
  let ownScrollEnds = 0;

  const scrollTo = (left: number, behavior: ScrollBehavior): void => {
    ownScrollEnds = Date.now() + ownScrollMs;
    row.scrollTo({ left, behavior });
  };
  const plan = (delayMs: number): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(step, delayMs);
  };
  const step = (): void => {
    const end = row.scrollWidth - row.clientWidth;
    const atEnd = backwards ? row.scrollLeft <= 1 : row.scrollLeft >= end - 1;
    if (onScreen && atEnd) scrollTo(backwards ? end : 0, "instant");
    else if (onScreen)
      scrollTo(
        row.scrollLeft + (backwards ? -stepPx : stepPx),
        smooth ? "smooth" : "instant",
      );
    plan(stepMs);
  };

  const on = (types: string, react: () => void): void => {
    for (const type of types.split(" "))
      row.addEventListener(type, react, {
        passive: true,
        signal: listening.signal,
      });
  };
  on("wheel keydown mousedown touchend touchcancel", () => plan(resumeMs));
  // As long as a finger is on it.
  on("touchstart", () => window.clearTimeout(timer));
  on("scroll", () => {
    if (Date.now() > ownScrollEnds) plan(resumeMs);
  });
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false;
  });
  observer.observe(row);
  if (backwards && row.scrollLeft === 0) scrollTo(row.scrollWidth, "instant");
  plan(stepMs);

  return () => {
    window.clearTimeout(timer);
    listening.abort();
    observer.disconnect();
  };
}

interface AutoScroll {
  rowRef: RefObject<HTMLDivElement | null>;
  isPlaying: boolean;
  toggle: () => void;
}

/**
 * A row that scrolls automatically until the visitor pauses it (docs/product.md#strip); under reduced motion only once the
 * visitor starts it.
 */
export function useAutoScroll(backwards: boolean): AutoScroll {
  const rowRef = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const isPlaying = chosen ?? !reducedMotion;

  useEffect(() => {
    if (!isPlaying || !rowRef.current) return;
    // While hydrating `reducedMotion` is still false; a row that begins at its end would stay there.
    if (chosen === undefined && prefersReducedMotion()) return;
    return autoScroll(rowRef.current, { backwards, smooth: !reducedMotion });
  }, [isPlaying, chosen, backwards, reducedMotion]);

  return { rowRef, isPlaying, toggle: () => setChosen(!isPlaying) };
}
