import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { evenRows } from "./evenRows";

const Root = styled("ul")(({ theme: { typography, vars } }) => ({
  "& > li": { display: "flex", flexDirection: "column", gap: 12 },
  "& > li > :first-of-type": typography.stat,
  "& > li > :last-of-type": { color: vars.palette.text.secondary },
}));

interface FigureListProps {
  claims: readonly { label: string; figure: { number: string } }[];
  /** The claims rise one after another when they come into view. */
  enter?: boolean;
  /** How many claims a row holds, for a list that is a grid of even rows. */
  perRow?: number;
  className?: string;
  children: (number: string) => ReactNode;
}

/** A list of figures, each above its label: list items of two paragraphs, the figure first. */
export function FigureList({
  claims,
  enter,
  perRow,
  className,
  children,
}: FigureListProps) {
  const places = perRow ? evenRows(claims.length, perRow) : [];
  return (
    <Root className={className}>
      {claims.map(({ label, figure }, index) => (
        <li key={label} data-enter={enter ? "" : undefined} {...places[index]}>
          <p>{children(figure.number)}</p> <p>{label}</p>
        </li>
      ))}
    </Root>
  );
}
