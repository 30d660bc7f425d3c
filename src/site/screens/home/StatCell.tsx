import { styled } from "@mui/material/styles";
import { parseFigure } from "../../../common/figure";
import type { Plane } from "../../theme/planes";
import { FigureCard } from "../../ui/figures/FigureCard";
import { DotMatrix } from "../../ui/figures/DotMatrix";
import { space } from "../../theme/tokens";

interface CellLook {
  plane: Plane;
  /** Columns of twelve and rows that the cell spans from 900 px on. */
  columns: number;
  rows: number;
  /** Below 900 px it has the whole row. */
  wide?: boolean;
  /** The matrix above the figure. The tone is for the dots only. */
  dots: {
    columns: number;
    radius: number;
    pitch: number;
    tone?: Queries.Tone;
  };
}

/** The cells of the mosaic in order: the large one, four beside it, three below. */
const looks: readonly CellLook[] = [
  {
    plane: "primary",
    columns: 5,
    rows: 4,
    wide: true,
    dots: { columns: 25, radius: 4, pitch: 18 },
  },
  {
    plane: "network",
    columns: 4,
    rows: 2,
    dots: { columns: 37, radius: 2.1, pitch: 9.2 },
  },
  {
    plane: "page",
    columns: 3,
    rows: 2,
    dots: { columns: 3, radius: 7, pitch: 26 },
  },
  {
    plane: "page",
    columns: 3,
    rows: 2,
    dots: { columns: 26, radius: 2.1, pitch: 9.2 },
  },
  {
    plane: "growth",
    columns: 4,
    rows: 2,
    dots: { columns: 13, radius: 7, pitch: 26 },
  },
  {
    plane: "page",
    columns: 4,
    rows: 2,
    dots: { columns: 15, radius: 3.6, pitch: 16, tone: "network" },
  },
  {
    plane: "page",
    columns: 4,
    rows: 2,
    dots: { columns: 10, radius: 6, pitch: 26 },
  },
  {
    plane: "neutral",
    columns: 4,
    rows: 2,
    wide: true,
    dots: { columns: 13, radius: 4, pitch: 18 },
  },
];

/** Maximum height of a matrix in pixels, for each row that its cell spans after the first. A taller matrix would stretch the row. */
const matrixHeightPerRow = 160;

/** The figure's amount, at most the number of dots that fit into the cell; 0 for a figure without a number. */
function dotCount(number: string, { dots, rows }: CellLook): number {
  const lines = Math.floor(((rows - 1) * matrixHeightPerRow) / dots.pitch);
  const amount = Math.floor(parseFigure(number)?.amount ?? 0);
  return Math.min(amount, lines * dots.columns);
}

/** From 900 px on below the dots. On phones the figures of neighbours are level. */
const Root = styled(FigureCard)(({ theme: { typography, breakpoints } }) => ({
  display: "flex",
  flexDirection: "column",
  padding: space[4],
  overflow: "hidden",
  '& [data-slot="figure"]': {
    [breakpoints.down("md")]: typography.price,
  },
  '& [data-slot="title"]': { margin: `${space[4]} 0 ${space[1]}` },
  '& [data-slot="icon"]': {
    marginTop: space[1],
    [breakpoints.down("sm")]: { display: "none" },
  },
  [breakpoints.up("md")]: {
    gridArea: "span var(--rows) / span var(--columns)",
    justifyContent: "flex-end",
    padding: space[5],
  },
}));

const Dots = styled("div")(({ theme: { vars, breakpoints } }) => ({
  order: -2,
  marginBottom: "auto",
  paddingBottom: space[6],
  '[data-plane="page"] > &, [data-plane="primary"] > &': {
    color: `var(--tone, ${vars.palette.primary.main})`,
  },
  color: vars.palette.border.drawing,
  [breakpoints.down("md")]: { display: "none" },
}));

interface StatCellProps {
  card: Omit<Queries.StatisticCardFragment, "key">;
  /** Position among the cells, from 0. The first is the large one. */
  index: number;
}

/** A figure of the firm, with as many dots as it counts, if they fit. */
export function StatCell({ card, index }: StatCellProps) {
  const look = looks[index % looks.length];
  if (!look) return null;
  const { tone, ...matrix } = look.dots;
  const count = dotCount(card.figure.number, look);
  return (
    <Root
      {...card}
      plane={look.plane}
      wide={look.wide}
      style={{ "--columns": look.columns, "--rows": look.rows }}
      art={
        count > 0 && (
          <Dots data-tone={tone}>
            <DotMatrix count={count} {...matrix} />
          </Dots>
        )
      }
    />
  );
}
