import { styled } from "@mui/material/styles";
import { parseFigure } from "../../../common/figure";
import type { Plane } from "../../theme/planes";
import { DotMatrix } from "../../ui/DotMatrix";
import { Icon } from "../../ui/Icon";
import { StatNumber } from "../../ui/StatNumber";
import { Note } from "../../ui/Text";

/** Columns (of twelve) and rows of a cell from 900 px on. */
export type Span = readonly [columns: number, rows: number];

export interface CellLook {
  plane: Plane;
  /** The matrix above the figure. The colour is for the dots only. */
  dots: { columns: number; radius: number; pitch: number; colour?: string };
}

const Root = styled("li")(({ theme: { shape, breakpoints } }) => ({
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  minHeight: 172,
  padding: 18,
  borderRadius: shape.borderRadius,
  overflow: "hidden",
  [breakpoints.up("md")]: {
    gridColumn: "var(--columns)",
    gridRow: "var(--rows)",
    padding: "clamp(20px, 2vw, 30px)",
  },
}));

const Dots = styled("div")(({ theme: { vars, breakpoints } }) => ({
  marginBottom: "auto",
  paddingBottom: 32,
  color: vars.palette.primary.main,
  [breakpoints.down("md")]: { display: "none" },
}));

const Figure = styled("p")(({ theme: { typography, breakpoints } }) => ({
  ...typography.stat,
  [breakpoints.down("md")]: { fontSize: "2.75rem" },
}));

const Title = styled("h3")(({ theme }) => ({
  ...theme.typography.h4,
  display: "flex",
  alignItems: "flex-start",
  gap: 10,
  margin: "16px 0 4px",
  "& svg": { marginTop: 3 },
  [theme.breakpoints.down("sm")]: { "& svg": { display: "none" } },
}));

/** Maximum height of a matrix in pixels, for each row that its cell spans. A taller matrix would stretch the row. */
const matrixHeightPerRow = 80;

/** The figure's amount, at most the number of dots that fit into the cell; 0 for a figure without a number. */
function dotCount(number: string, { dots }: CellLook, span: Span): number {
  const rows = Math.floor((span[1] * matrixHeightPerRow) / dots.pitch);
  const amount = Math.floor(parseFigure(number)?.amount ?? 0);
  return Math.min(amount, rows * dots.columns);
}

interface StatCellProps {
  card: Queries.StatBentoFragment["cards"][number];
  look: CellLook;
  span: Span;
}

/** A figure in a cell of its plane, with as many dots as it counts. */
export function StatCell({ card, look, span }: StatCellProps) {
  const { colour, ...matrix } = look.dots;
  const { number } = card.figure;
  const count = dotCount(number, look, span);
  return (
    <Root
      data-plane={look.plane}
      data-enter=""
      style={{ "--columns": `span ${span[0]}`, "--rows": `span ${span[1]}` }}
    >
      {count > 0 && (
        <Dots style={{ color: colour }}>
          <DotMatrix count={count} {...matrix} />
        </Dots>
      )}
      <Figure>
        <StatNumber value={number} />
      </Figure>
      <Title>
        <Icon path={card.icon} />
        {card.title}
      </Title>
      <Note>{card.description}</Note>
    </Root>
  );
}
