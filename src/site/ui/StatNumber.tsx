import { styled } from "@mui/material/styles";
import { unbroken } from "../theme/unbroken";
import { useCountUp } from "./useCountUp";
import { formatFigure, parseFigure } from "../../common/figure";

const Root = styled("span")({
  display: "inline-grid",
  ...unbroken,
  "& > span": { gridArea: "1 / 1" },
  // Opacity keeps the final figure readable for screen readers and its width reserved.
  "@media not print": {
    '&[data-counting="true"] > :first-child': { opacity: 0 },
  },
  "@media print": { "& > [aria-hidden]": { display: "none" } },
});

interface StatNumberProps {
  /** A figure as it is shown: "275+", "25Cr+", "3.2X", "$8,500+". */
  value: string;
  durationMs?: number;
}

/** A figure that counts up from 0 when it comes into view. Crawlers and screen readers get the final figure only. */
export function StatNumber({ value, durationMs = 1600 }: StatNumberProps) {
  const { rootRef, copyRef, counting } = useCountUp(value, durationMs);
  const figure = counting ? parseFigure(value) : null;
  return (
    <Root ref={rootRef} data-counting={counting}>
      <span>{value}</span>
      {figure && (
        <span aria-hidden="true" ref={copyRef}>
          {formatFigure(figure, 0)}
        </span>
      )}
    </Root>
  );
}
