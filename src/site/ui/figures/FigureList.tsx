import Card, { type CardProps } from "@mui/material/Card";
import { styled, type Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { columns } from "../../theme/grids";
import { line, space } from "../../theme/tokens";
import { breakingWords } from "../../theme/typography";
import { Note } from "../text/Note";
import { StatNumber } from "./StatNumber";

/** band: beside each other; columns: each below a strong rule; small: for a part of a block. */
const looks = ({ layout, typography, breakpoints }: Theme) => {
  // On phones each figure is beside its label.
  const threeColumns = {
    display: "grid",
    gap: `${space[4]} ${layout.gap}`,
    [breakpoints.down("sm")]: {
      "& > li": { gridTemplateColumns: "7rem 1fr", alignItems: "baseline" },
      "& [data-slot=figure]": { ...typography.price, marginBottom: 0 },
    },
    [breakpoints.up("sm")]: { gridTemplateColumns: columns(3) },
  };
  return {
    band: { ...threeColumns, paddingBlock: space[6] },
    columns: {
      display: "grid",
      // One column where two have no room for a figure.
      gridTemplateColumns:
        "repeat(auto-fill, minmax(max(9rem, 100% / 3 + 1px), 1fr))",
      columnGap: layout.gap,
      marginBottom: `calc(-1 * ${space[6]})`,
      "& > li": {
        paddingBlock: `${space[5]} ${space[6]}`,
        borderTop: line.strong,
      },
      // Figures, titles and texts of a row each begin on one line.
      [breakpoints.up("sm")]: {
        "& > li": { gridRow: "span 3", gridTemplateRows: "subgrid" },
      },
      [breakpoints.up("md")]: { gridTemplateColumns: columns(4) },
    },
    small: { ...threeColumns, "& [data-slot=figure]": typography.price },
  };
};

type FigureLook = keyof ReturnType<typeof looks>;

/** A list of figures that count up. */
export const FigureGrid = styled("ul")<{ "data-look": FigureLook }>(
  ({ theme, "data-look": look }) => looks(theme)[look],
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
  /** How long the figure counts up, if not as long as usual. */
  durationMs?: number | undefined;
  /** What it counts. */
  label: ReactNode;
}

/** A figure and what it counts. */
export const FigureCard = ({
  number,
  durationMs,
  label,
  children,
  ...rest
}: FigureCardProps) => (
  <Card
    component="li"
    {...rest}
    sx={{ display: "grid", alignContent: "start" }}
  >
    {label}{" "}
    <Value data-slot="figure">
      <StatNumber value={number} durationMs={durationMs} />
    </Value>{" "}
    {children}
  </Card>
);

interface FigureListProps {
  claims: readonly Queries.ClaimFragment[];
  look: FigureLook;
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
