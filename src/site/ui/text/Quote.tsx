import { styled } from "@mui/material/styles";

const Root = styled("figure")(({ theme: { typography, vars } }) => ({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: 28,
  "& blockquote": typography.quote,
  "& b": { display: "block" },
  "& span": { ...typography.body2, color: vars.palette.text.secondary },
}));

interface QuoteProps {
  quote: string;
  name: string;
  /** Position, company or place. */
  detail: string;
}

/** A quotation without card or quote glyph. */
export function Quote({ quote, name, detail }: QuoteProps) {
  return (
    <Root>
      <blockquote>{quote}</blockquote>{" "}
      <figcaption>
        <b>{name}</b> <span>{detail}</span>{" "}
      </figcaption>
    </Root>
  );
}
