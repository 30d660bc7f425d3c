import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { formatFigure, parseFigure } from "../../../common/figure";
import { prefersReducedMotion } from "../motion/prefersReducedMotion";

const Root = styled("span")({
  position: "relative",
  fontVariantNumeric: "tabular-nums",
});

/** Keeps its width while the other one counts, so nothing around it moves. Paper always has it. */
const Final = styled("span")({
  "@media screen": { "[data-counting] > &": { opacity: 0 } },
});

/** Without offsets it begins where the final figure begins, on the same line. */
const Moving = styled("span")({
  position: "absolute",
  whiteSpace: "nowrap",
  "@media print": { display: "none" },
});

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

interface StatNumberProps {
  /** The final figure: "275+", "25Cr+", "3.2X", "$8,500+". */
  value: string;
  durationMs?: number;
}

/**
 * A figure that counts up from 0, once, when it comes into view (docs/product.md#count-up). Screen readers always get
 * the final figure.
 */
export function StatNumber({ value, durationMs = 1600 }: StatNumberProps) {
  const ref = useRef<HTMLSpanElement>(null);
  /** Share of the figure that is counted. */
  const [share, setShare] = useState(1);
  const figure = parseFigure(value);

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

  const isCounting = figure !== null && share < 1;
  return (
    <Root ref={ref} data-counting={isCounting || undefined}>
      {isCounting && (
        <Moving aria-hidden="true">{formatFigure(figure, share)}</Moving>
      )}
      <Final>{value}</Final>
    </Root>
  );
}
