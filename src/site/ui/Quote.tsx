import { styled } from "@mui/material/styles";

const Root = styled("figure")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: 28,
  "& blockquote": theme.typography.quote,
  '&[data-size="large"] blockquote': {
    fontSize: "clamp(1.75rem, 1.3rem + 2vw, 3rem)",
    lineHeight: 1.14,
  },
  "& b": { display: "block" },
  "& .detail": {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}));

interface QuoteProps {
  quote: string;
  name: string;
  /** Position, company or place. */
  detail: string;
  size?: "medium" | "large";
}

/** What somebody says, with no card and no quote glyph. */
export function Quote({ quote, name, detail, size = "medium" }: QuoteProps) {
  return (
    <Root data-size={size}>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <b>{name}</b>
        <span className="detail">{detail}</span>
      </figcaption>
    </Root>
  );
}
