import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

const Root = styled("dl")(({ theme: { vars, typography } }) => ({
  "& > div": {
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    gap: 12,
  },
  "& dt": { color: vars.palette.text.secondary },
  "& dd": typography.stat,
}));

interface FigureListProps {
  claims: readonly { label: string; figure: { number: string } }[];
  /** The claims come in one after the other when they are first seen. */
  enter?: boolean;
  /** Shows a figure. */
  children: (number: string) => ReactNode;
}

/** Figures large above what they count. To a screen reader the label is the term and the figure what it says. */
export function FigureList({ claims, enter, children }: FigureListProps) {
  return (
    <Root>
      {claims.map(({ label, figure }) => (
        <div key={label} data-enter={enter ? "" : undefined}>
          <dt>{label}</dt>
          <dd>{children(figure.number)}</dd>
        </div>
      ))}
    </Root>
  );
}
