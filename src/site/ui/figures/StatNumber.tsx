import { styled } from "@mui/material/styles";
import { useEffect, useRef } from "react";
import { formatFigure, parseFigure } from "../../../common/figure";
import { prefersReducedMotion } from "../hooks/useBrowserValue";

const Root = styled("span")({
  display: "inline-block",
  // Lets a figure break that is wider than its column.
  maxWidth: "100%",
  // Keeps the width of the final figure while a shorter one shows.
  "&::before": {
    content: "attr(data-figure)",
    display: "block",
    height: 0,
    overflow: "hidden",
    visibility: "hidden",
  },
  // Hides the final figure until the count starts.
  "@media screen and (prefers-reduced-motion: no-preference)": {
    'html.js &[data-count="waiting"]': { opacity: 0 },
  },
  // Paper shows the final figure.
  "@media print": {
    '&[data-count="counting"]': {
      height: "1lh",
      visibility: "hidden",
      "&::before": { height: "auto", visibility: "visible" },
    },
  },
});

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/**
 * Counts a figure up from 0, once, when it comes into view. Writes directly to the element, because React would
 * otherwise render a page full of figures sixty times a second. Returns a function that stops it.
 */
function countUp(element: HTMLElement, value: string, durationMs: number) {
  const figure = parseFigure(value);
  if (!figure) return undefined;
  if (prefersReducedMotion()) {
    element.dataset.count = "done";
    return undefined;
  }
  let frame = 0;
  let start: number | undefined;
  const show = (now: number): void => {
    start ??= now;
    const progress = Math.min((now - start) / durationMs, 1);
    const next = formatFigure(figure, easeOut(progress));
    // Writing the same text would cause layout and paint.
    if (element.textContent !== next) element.textContent = next;
    const isDone = progress === 1;
    element.dataset.count = isDone ? "done" : "counting";
    // Only an image may have a name, and a name that stays would be spoken with the word "image".
    element.role = isDone ? null : "img";
    element.ariaLabel = isDone ? null : value;
    if (!isDone) frame = requestAnimationFrame(show);
  };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    frame = requestAnimationFrame(show);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

interface StatNumberProps {
  /** The final figure: "275+", "25Cr+", "3.2X", "$8,500+". */
  value: string;
  durationMs?: number;
}

/**
 * A figure that counts up from 0 when it comes into view (docs/product.md#count-up). Crawlers and screen readers get
 * the final figure, and so does everybody without scripts or with reduced motion.
 */
export function StatNumber({ value, durationMs = 1600 }: StatNumberProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(
    () => (ref.current ? countUp(ref.current, value, durationMs) : undefined),
    [value, durationMs],
  );
  return (
    <Root
      ref={ref}
      data-figure={value}
      data-count={parseFigure(value) ? "waiting" : undefined}
    >
      {value}
    </Root>
  );
}
