import { styled } from "@mui/material/styles";
import { evenRows } from "./evenRows";
import type { ElementType, ReactNode } from "react";

/** A figure and what it counts; first comes the label, then the figure above it. */
export const Claim = styled("div")({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  gap: 12,
});

export const ClaimLabel = styled("dt")(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

export const ClaimFigure = styled("dd")(({ theme }) => theme.typography.stat);

interface FigureListProps {
  claims: readonly { label: string; figure: { number: string } }[];
  /** The claims come in one after the other when they are first seen. */
  enter?: boolean;
  /** How many claims a row holds, for a list that is a grid of even rows. */
  inRow?: number;
  /** What a section shows the list and its parts with: a `dl`, and the parts above in its own style. */
  slots?: {
    list?: ElementType;
    claim?: typeof Claim;
    label?: typeof ClaimLabel;
    figure?: typeof ClaimFigure;
  };
  /** Shows a figure. */
  children: (number: string) => ReactNode;
}

/** Figures large above what they count. To a screen reader the label is the term and the figure what it says. */
export function FigureList({
  claims,
  enter,
  inRow,
  slots: {
    list: List = "dl",
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
          <Label>{label}</Label>
          <Figure>{children(figure.number)}</Figure>
        </Item>
      ))}
    </List>
  );
}
