import { type RefObject, useEffect, useRef, useState } from "react";
import { autoScroll } from "./autoScroll";
import { prefersReducedMotion } from "./reducedMotion";
import { useReducedMotion } from "./useReducedMotion";

interface AutoScroll {
  scrollerRef: RefObject<HTMLDivElement | null>;
  playing: boolean;
  toggle: () => void;
}

/** A row that scrolls by itself until the visitor pauses it; under reduced motion only when the visitor starts it. */
export function useAutoScroll(backwards: boolean): AutoScroll {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const playing = chosen ?? !reducedMotion;

  useEffect(() => {
    if (!playing || !scrollerRef.current) return;
    // The first render does not know yet, and a row that begins at its end would stay there.
    if (chosen === undefined && prefersReducedMotion()) return;
    return autoScroll(scrollerRef.current, {
      backwards,
      smooth: !reducedMotion,
    });
  }, [playing, chosen, backwards, reducedMotion]);

  return { scrollerRef, playing, toggle: () => setChosen(!playing) };
}
