import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { withShare } from "../../../common/figure";
import { prefersReducedMotion } from "../motion/prefersReducedMotion";

/**
 * The final figure keeps its width while the moving one counts over it, so nothing around them moves. Screen readers and
 * paper always have it.
 */
const Figure = styled("span")({
  position: "relative",
  fontVariantNumeric: "tabular-nums",
  // Without offsets it begins where the final figure begins, on the same line.
  "& > [aria-hidden]": { position: "absolute", whiteSpace: "nowrap" },
  "@media screen": { "& > [aria-hidden] + span": { opacity: 0 } },
  "@media print": { "& > [aria-hidden]": { display: "none" } },
});

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

interface StatNumberProps {
  /** The final figure: "275+", "25Cr+", "3.2X", "$8,500+". */
  value: string;
  durationMs?: number;
}

/** A figure that counts up from 0, once, when it comes into view (docs/product.md#count-up). */
export function StatNumber({ value, durationMs = 1600 }: StatNumberProps) {
  const ref = useRef<HTMLSpanElement>(null);
  /** Share of the figure that is counted. */
  const [share, setShare] = useState(1);

  useEffect(() => {
    let frame = 0;
    const count = (begin: number) => {
      const progress = (performance.now() - begin) / durationMs;
      setShare(easeOut(Math.min(progress, 1)));
      if (progress < 1) frame = requestAnimationFrame(() => count(begin));
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      if (!prefersReducedMotion()) count(performance.now());
    });
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [durationMs]);

  return (
    <Figure ref={ref}>
      {share < 1 && <span aria-hidden="true">{withShare(value, share)}</span>}
      <span>{value}</span>
    </Figure>
  );
}
