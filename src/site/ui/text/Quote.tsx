import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { space } from "../../theme/tokens";
import { Caption } from "./Caption";

const Figure = styled("figure")(({ theme: { typography } }) => ({
  display: "flex",
  flexDirection: "column",
  "& > p": { marginBottom: space[5] },
  "& > p > b": { ...typography.stat, display: "block" },
  "& > blockquote": { ...typography.h3, flexGrow: 1, paddingBottom: space[4] },
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

/** A quotation without card or quote glyph. */
export function Quote({ quote, name, detail, outcome }: QuoteProps) {
  return (
    <Figure>
      {outcome && (
        <p>
          <b>{outcome.figure}</b> {outcome.label}
        </p>
      )}
      <blockquote>{quote}</blockquote>{" "}
      <figcaption>
        <b>{name}</b> <Caption as="span">{detail}</Caption>{" "}
      </figcaption>
    </Figure>
  );
}
