import { styled, type CSSObject, type Theme } from "@mui/material/styles";
import { evenRows } from "./evenRows";
import type { ElementType, ReactNode } from "react";

/** A figure and, below it, what it counts. */
export const Claim = styled("li")({
  display: "flex",
  flexDirection: "column",
  gap: 12,
});

export const ClaimFigure = styled("p")(({ theme }) => theme.typography.stat);

export const ClaimLabel = styled("p")(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

/** A list of up to four figures beside each other; on phones four are two and two. */
export const bandOfFigures = ({
  theme: { breakpoints },
}: {
  theme: Theme;
}): CSSObject => ({
  display: "grid",
  gridAutoColumns: "1fr",
  gridAutoFlow: "column",
  [breakpoints.down("sm")]: {
    "&:has(> :nth-of-type(4))": {
      gridTemplateColumns: "1fr 1fr",
      gridAutoFlow: "row",
      "& > :nth-of-type(3)": { paddingLeft: 0, borderLeft: 0 },
    },
  },
});

interface FigureListProps {
  claims: readonly { label: string; figure: { number: string } }[];
  /** The claims come in one after the other when they are first seen. */
  enter?: boolean;
  /** How many claims a row holds, for a list that is a grid of even rows. */
  inRow?: number;
  /** What a section shows the list and its parts with: a `ul`, and the parts above in its own style. */
  slots?: {
    list?: ElementType;
    claim?: typeof Claim;
    label?: typeof ClaimLabel;
    figure?: typeof ClaimFigure;
  };
  /** Shows a figure. */
  children: (number: string) => ReactNode;
}

/** Figures large above what they count. */
export function FigureList({
  claims,
  enter,
  inRow,
  slots: {
    list: List = "ul",
    claim: Item = Claim,
    label: Label = ClaimLabel,
    figure: Figure = ClaimFigure,
  } = {},
  children,
}: FigureListProps) {
  const places = inRow ? evenRows(claims.length, inRow) : [];
  return (
    <List>
      {claims.map(({ label, figure }, index) => (
        <Item
          key={label}
          data-enter={enter ? "" : undefined}
          {...places[index]}
        >
          <Figure>{children(figure.number)}</Figure> <Label>{label}</Label>
        </Item>
      ))}
    </List>
  );
}
