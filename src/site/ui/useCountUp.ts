import { type RefObject, useEffect, useRef, useState } from "react";
import { formatFigure, parseFigure } from "../../common/figure";
import { prefersReducedMotion } from "./reducedMotion";

interface CountUp {
  /** Goes on the element that starts the count when it comes into view. */
  rootRef: RefObject<HTMLElement | null>;
  /** Goes on the element whose text is the moving figure while `counting`. */
  copyRef: RefObject<HTMLElement | null>;
  counting: boolean;
}

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/**
 * Counts a figure up from 0, once, when it comes into view (docs/product.md#count-up). The moving figure is written
 * straight into its text, so that a page full of figures renders twice and not sixty times a second.
 */
export function useCountUp(value: string, durationMs: number): CountUp {
  const rootRef = useRef<HTMLElement>(null);
  const copyRef = useRef<HTMLElement>(null);
  const [counting, setCounting] = useState(false);

  useEffect(() => {
    const root = rootRef.current;
    if (!root || !parseFigure(value) || prefersReducedMotion()) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setCounting(true);
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, [value]);

  useEffect(() => {
    const figure = parseFigure(value);
    if (!counting || !figure) return;
    let frame = 0;
    let start: number | undefined;
    const show = (now: number): void => {
      start ??= now;
      const progress = Math.min((now - start) / durationMs, 1);
      const copy = copyRef.current?.firstChild;
      const text = formatFigure(figure, easeOut(progress));
      // The same text once more would be laid out and painted once more.
      if (copy && copy.nodeValue !== text) copy.nodeValue = text;
      if (progress < 1) frame = requestAnimationFrame(show);
      else setCounting(false);
    };
    frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [counting, value, durationMs]);

  return { rootRef, copyRef, counting };
}
