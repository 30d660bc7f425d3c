import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { space } from "../../theme/tokens";
import { Caption } from "./Caption";

const Figure = styled("figure")(({ theme: { typography } }) => ({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  "& > div": { paddingBottom: space[6] },
  "& blockquote": typography.h3,
  "& p": { marginBottom: space[4] },
  "& p > b": { ...typography.stat, display: "block", marginBottom: space[2] },
  "& > figcaption > b": { display: "block" },
}));

interface QuoteProps {
  quote: string;
  name: string;
  /** Position, company or place. */
  detail: ReactNode;
  /** What came of it, a figure and its label, above the quotation. */
  outcome?: { figure: string; label: string } | null;
}

/** A quotation without card or quote glyph. Styles may change the slot `quote`. */
export function Quote({ quote, name, detail, outcome }: QuoteProps) {
  return (
    <Figure>
      <div>
        {outcome && (
          <p>
            <b>{outcome.figure}</b> {outcome.label}
          </p>
        )}
        <blockquote data-slot="quote">{quote}</blockquote>{" "}
      </div>
      <figcaption>
        <b>{name}</b> <Caption as="span">{detail}</Caption>{" "}
      </figcaption>
    </Figure>
  );
}
