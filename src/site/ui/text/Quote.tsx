import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { space } from "../../theme/tokens";
import { Caption } from "./Caption";

const Figure = styled("figure")({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  "& > div": { paddingBottom: space[6] },
  "& > figcaption > b": { display: "block" },
});

const Words = styled("blockquote")(({ theme }) => theme.typography.h3);

const Outcome = styled("p")(({ theme }) => ({
  marginBottom: space[4],
  "& > b": {
    ...theme.typography.stat,
    display: "block",
    marginBottom: space[2],
  },
}));

interface QuoteProps {
  quote: string;
  name: string;
  /** Position, company or place. */
  detail: ReactNode;
  /** What came of it, a figure and its label, above the quotation. */
  outcome?: { figure: string; label: string } | null;
  className?: string;
}

/** A quotation without card or quote glyph. Styles may change the slot `quote`. */
export function Quote({ quote, name, detail, outcome, className }: QuoteProps) {
  return (
    <Figure className={className}>
      <div>
        {outcome && (
          <Outcome>
            <b>{outcome.figure}</b> {outcome.label}
          </Outcome>
        )}
        <Words data-slot="quote">{quote}</Words>{" "}
      </div>
      <figcaption>
        <b>{name}</b> <Caption as="span">{detail}</Caption>{" "}
      </figcaption>
    </Figure>
  );
}
