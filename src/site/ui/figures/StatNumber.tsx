import { styled } from "@mui/material/styles";
import { useEffect, useRef } from "react";
import { formatFigure, parseFigure } from "../../../common/figure";
import { prefersReducedMotion } from "../motion/prefersReducedMotion";

const Root = styled("span")({
  position: "relative",
  display: "inline-block",
  fontVariantNumeric: "tabular-nums",
  // Lets a figure break that is wider than its column.
  maxWidth: "100%",
  // Over the final figure, which keeps its place.
  "&::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    // Some numbers on the way are wider than the final one: 208+ than 275+.
    whiteSpace: "nowrap",
    pointerEvents: "none",
  },
  // Paper may bring the figure into view, and so begin its count. Only an important style outweighs a motion.
  "@media print": {
    "&::after": { content: "none !important" },
    "& > span": { opacity: "1 !important" },
  },
});

const frameMs = 33;
const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/** Without alternative texts in CSS, screen readers would read every number. */
const canCount = () => CSS.supports("content", '"" / ""');

/** Shows a figure counting up over its final value, which stays in the document for paper, copies and screen readers. */
function countUp(element: HTMLElement, value: string, duration: number): void {
  const figure = parseFigure(value);
  if (!figure || prefersReducedMotion() || !canCount()) return;
  const frames = Math.round(duration / frameMs);
  const content = Array.from({ length: frames + 1 }, (_, frame) => {
    const text = formatFigure(figure, easeOut(frame / frames));
    return `${JSON.stringify(text)} / ""`;
  });
  element.animate({ content }, { duration, pseudoElement: "::after" });
  element.firstElementChild?.animate({ opacity: [0, 0] }, duration);
}

interface StatNumberProps {
  /** The final figure: "275+", "25Cr+", "3.2X", "$8,500+". */
  value: string;
  durationMs?: number;
}

/** A figure that counts up from 0, once, when it comes into view (docs/product.md#count-up). */
export function StatNumber({ value, durationMs = 1600 }: StatNumberProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      countUp(element, value, durationMs);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [value, durationMs]);
  return (
    <Root ref={ref}>
      <span>{value}</span>
    </Root>
  );
}
