import { styled } from "@mui/material/styles";

const sizes = {
  medium: {},
  prominent: { fontSize: "2rem", lineHeight: 1.14 },
  large: { fontSize: "clamp(1.75rem, 1.3rem + 2vw, 3rem)", lineHeight: 1.14 },
};

const Root = styled("figure")<{ ownerState: { size: keyof typeof sizes } }>(
  ({ theme: { typography, vars }, ownerState: { size } }) => ({
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    gap: 28,
    "& blockquote": { ...typography.quote, ...sizes[size] },
    "& b": { display: "block" },
    "& span": { ...typography.body2, color: vars.palette.text.secondary },
  }),
);

interface QuoteProps {
  quote: string;
  name: string;
  /** Position, company or place. */
  detail: string;
  size?: keyof typeof sizes;
}

/** A quotation without card or quote glyph. */
export function Quote({ quote, name, detail, size = "medium" }: QuoteProps) {
  return (
    <Root ownerState={{ size }}>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <b>{name}</b>
        <span>{detail}</span>
      </figcaption>
    </Root>
  );
}
