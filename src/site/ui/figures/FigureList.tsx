import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { cardGrid, columns, pairs } from "../../theme/grids";
import { line, space } from "../../theme/tokens";
import { breakingWords } from "../../theme/typography";
import { Note } from "../text/Note";
import { StatNumber } from "./StatNumber";

/**
 * Figures that count up. Looks: band, beside each other with hairlines between; columns, each below a strong rule; rows,
 * ruled; small, for a part of a block. Others style the slot `figure` of their cells.
 */
export const FigureGrid = styled("ul")<{ "data-look": string }>(
  ({ theme: { layout, typography, breakpoints } }) => ({
    "& > li": { display: "flex", flexDirection: "column" },
    '&[data-look="band"]': {
      ...cardGrid("5.5rem", 3),
      columnGap: layout.gap,
      "& > li": { position: "relative", paddingBlock: space[6] },
      "& > li + li::before": {
        content: '""',
        position: "absolute",
        inset: `0 auto 0 calc(${layout.gap} / -2)`,
        borderLeft: line.hairline,
      },
      '& [data-slot="figure"]': {
        [breakpoints.down("md")]: typography.headline,
      },
    },
    '&[data-look="columns"]': {
      ...pairs,
      gap: `${space[6]} ${layout.gap}`,
      "& > li": { paddingTop: space[5], borderTop: line.strong },
      [breakpoints.up("md")]: { gridTemplateColumns: columns(4) },
    },
    '&[data-look="rows"]': {
      borderBottom: line.hairline,
      "& > li": { paddingBlock: space[5], borderTop: line.hairline },
    },
    '&[data-look="small"]': {
      display: "grid",
      gridTemplateColumns: columns(3),
      gap: layout.gap,
      '& [data-slot="figure"]': typography.price,
    },
  }),
);

/** Above the label in the window, after it in the document, so that it belongs to it. */
const Value = styled("p")(({ theme }) => ({
  ...theme.typography.stat,
  order: -1,
  marginBottom: space[3],
  // Its columns are as wide as figures.
  overflowWrap: "break-word",
}));

interface FigureCardProps extends CardProps {
  number: string;
  tone?: Queries.Tone | undefined;
  /** How long the figure counts up, if not as long as usual. */
  durationMs?: number | undefined;
  /** What it counts. */
  label: ReactNode;
}

/** A figure and what it counts. */
export const FigureCard = ({
  number,
  tone,
  durationMs,
  label,
  children,
  ...rest
}: FigureCardProps) => (
  <Card component="li" {...rest}>
    {label}{" "}
    <Value data-slot="figure" data-tone={tone}>
      <StatNumber value={number} durationMs={durationMs} />
    </Value>{" "}
    {children}
  </Card>
);

interface FigureListProps {
  claims: readonly Queries.ClaimFragment[];
  look: "band" | "columns" | "rows" | "small";
  durationMs?: number | undefined;
}

/** Figures with their labels (docs/design.md#columns). */
export const FigureList = ({ claims, look, durationMs }: FigureListProps) => (
  <FigureGrid data-look={look}>
    {claims.map(({ label, figure }) => (
      <FigureCard
        key={label}
        number={figure.number}
        durationMs={durationMs}
        label={<Note sx={breakingWords}>{label}</Note>}
      />
    ))}
  </FigureGrid>
);
