import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { parseFigure } from "../../../common/figure";
import { colours } from "../../../common/colours";
import type { Plane } from "../../theme/planes";
import { DotMatrix } from "../../ui/DotMatrix";
import { StatNumber } from "../../ui/StatNumber";
import { Icon } from "../../ui/Icon";
import { Section } from "../../ui/Section";

interface Cell {
  plane: Plane;
  /** Columns of twelve and rows that the cell takes from 900 px on. */
  span: readonly [columns: number, rows: number];
  /** The matrix above the figure; its colour is for dots only. */
  dots: { columns: number; radius: number; pitch: number; colour?: string };
  /** The cell takes the full width below 900 px. */
  wide?: boolean;
}

/** The eight cells in order, the large one first. */
const cells: readonly Cell[] = [
  {
    plane: "blue",
    span: [5, 4],
    dots: { columns: 32, radius: 3.2, pitch: 14 },
    wide: true,
  },
  {
    plane: "rani",
    span: [4, 2],
    dots: { columns: 37, radius: 2.1, pitch: 9.2, colour: colours.raniLight },
  },
  { plane: "white", span: [3, 2], dots: { columns: 3, radius: 7, pitch: 26 } },
  {
    plane: "white",
    span: [3, 2],
    dots: { columns: 26, radius: 2.1, pitch: 9.2 },
  },
  {
    plane: "marigold",
    span: [4, 2],
    dots: { columns: 13, radius: 7, pitch: 26, colour: colours.marigoldText },
  },
  {
    plane: "white",
    span: [4, 2],
    dots: { columns: 15, radius: 3.6, pitch: 16, colour: colours.rani },
  },
  { plane: "white", span: [4, 2], dots: { columns: 10, radius: 6, pitch: 26 } },
  {
    plane: "deep",
    span: [4, 2],
    dots: { columns: 13, radius: 4, pitch: 18, colour: colours.nightBlue },
    wide: true,
  },
];

const Root = styled(Section)(({ theme }) => ({
  "& .heading": { maxWidth: "13em", marginBottom: theme.layout.headingGap },
  "& ul": { display: "grid", gridTemplateColumns: "1fr 1fr", gap: 12 },
  "& li": {
    display: "flex",
    flexDirection: "column",
    justifyContent: "flex-end",
    minHeight: 172,
    padding: 18,
    borderRadius: theme.shape.borderRadius,
    overflow: "hidden",
  },
  "& [data-wide]": { gridColumn: "1 / -1" },
  "& .figure": { ...theme.typography.stat, fontSize: "2.75rem" },
  "& h3": {
    display: "flex",
    alignItems: "flex-start",
    gap: 10,
    margin: "16px 0 4px",
  },
  "& h3 svg": { marginTop: 3 },
  "& .text": { color: theme.vars.palette.text.secondary },
  "& .dots": { display: "none" },
  [theme.breakpoints.down("sm")]: { "& h3 svg": { display: "none" } },
  [theme.breakpoints.up("md")]: {
    "& ul": {
      gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
      gridAutoRows: "minmax(132px, auto)",
      gap: theme.layout.gap,
    },
    "& li": {
      gridColumn: "var(--columns) !important",
      gridRow: "var(--rows)",
      padding: "clamp(20px, 2vw, 30px)",
    },
    "& .figure": { fontSize: theme.typography.stat.fontSize },
    "& .dots": {
      display: "block",
      marginBottom: "auto",
      paddingBottom: 32,
      color: theme.vars.palette.primary.main,
    },
  },
}));

/** Pixels that a matrix may take of each row of its cell, so that the rows keep their height. */
const matrixHeight = 80;

/** As many dots as the figure says, up to what the cell holds; none for a figure without a number. */
function dotCount(number: string, { span, dots }: Cell): number {
  const rows = Math.floor((span[1] * matrixHeight) / dots.pitch);
  const amount = Math.floor(parseFigure(number)?.amount ?? 0);
  return Math.min(amount, rows * dots.columns);
}

interface StatCellProps {
  card: Queries.StatBentoFragment["cards"][number];
  cell: Cell;
}

function StatCell({ card, cell }: StatCellProps) {
  const { plane, span, dots, wide } = cell;
  const { colour, ...matrix } = dots;
  const { number } = card.figure;
  const count = dotCount(number, cell);
  return (
    <li
      data-plane={plane}
      data-wide={wide}
      data-enter=""
      style={{ "--columns": `span ${span[0]}`, "--rows": `span ${span[1]}` }}
    >
      {count > 0 && (
        <div className="dots" style={{ color: colour }}>
          <DotMatrix count={count} {...matrix} />
        </div>
      )}
      <p className="figure">
        <StatNumber value={number} />
      </p>
      <Typography variant="h4" component="h3">
        <Icon path={card.icon} />
        {card.title}
      </Typography>
      <Typography variant="body2" className="text">
        {card.description}
      </Typography>
    </li>
  );
}

/** The firm in eight figures; each matrix has as many dots as its figure says, where its cell holds them. */
export function StatBento({
  statistics: { heading, cards },
}: {
  statistics: Queries.StatBentoFragment;
}) {
  return (
    <Root plane="mist" headingId="statistics">
      <Typography id="statistics" variant="h2" className="heading">
        {heading}
      </Typography>
      <ul>
        {cells.map((cell, index) => {
          const card = cards[index];
          return card && <StatCell key={card.key} card={card} cell={cell} />;
        })}
      </ul>
    </Root>
  );
}

export const fragment = graphql`
  fragment StatBento on StatisticsSection {
    heading
    cards {
      key
      title
      description
      icon
      figure {
        number
      }
    }
  }
`;
