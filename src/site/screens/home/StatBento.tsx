import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { colours } from "../../../common/colours";
import { parseFigure } from "../../../common/figure";
import type { Plane } from "../../theme/planes";
import { breakingWords } from "../../theme/typography";
import { DotMatrix } from "../../ui/figures/DotMatrix";
import { rowLengths } from "../../ui/structure/evenRows";
import { Icon } from "../../ui/pictures/Icon";
import { Section } from "../../ui/structure/Section";
import { StatNumber } from "../../ui/figures/StatNumber";
import { Note } from "../../ui/text/Note";

interface CellLook {
  plane: Plane;
  /** The matrix above the figure. The colour is for the dots only. */
  dots: { columns: number; radius: number; pitch: number; colour?: string };
}

/** The looks of the cells, in order. The first is for the large cell; the others repeat. */
const looks: readonly CellLook[] = [
  { plane: "blue", dots: { columns: 32, radius: 3.2, pitch: 14 } },
  {
    plane: "rani",
    dots: { columns: 37, radius: 2.1, pitch: 9.2, colour: colours.raniLight },
  },
  { plane: "white", dots: { columns: 3, radius: 7, pitch: 26 } },
  { plane: "white", dots: { columns: 26, radius: 2.1, pitch: 9.2 } },
  {
    plane: "marigold",
    dots: { columns: 13, radius: 7, pitch: 26, colour: colours.marigoldText },
  },
  {
    plane: "white",
    dots: { columns: 15, radius: 3.6, pitch: 16, colour: colours.rani },
  },
  { plane: "white", dots: { columns: 10, radius: 6, pitch: 26 } },
  {
    plane: "deep",
    dots: { columns: 13, radius: 4, pitch: 18, colour: colours.nightBlue },
  },
];

const lookOf = (index: number): CellLook | undefined =>
  looks[index < looks.length ? index : 1 + ((index - 1) % (looks.length - 1))];

/** Columns (of twelve) and rows of a cell from 900 px on. */
type Span = readonly [columns: number, rows: number];

/** Columns (of twelve) of the cells beside the large one, by the number of these cells. Each is half as high. */
const beside: readonly (readonly number[])[] = [
  [],
  [7],
  [7, 7],
  [7, 4, 3],
  [4, 3, 3, 4],
];

/** Columns and rows of each cell: a large one, up to four beside it, and even rows below. */
function spansOf(count: number): readonly Span[] {
  const [atSide = []] = beside.slice(Math.min(count - 1, 4));
  const below = rowLengths(count - 1 - atSide.length, 4).flatMap((length) =>
    Array<Span>(length).fill([12 / length, 2]),
  );
  return [
    [5, atSide.length > 1 ? 4 : 2],
    ...atSide.map((columns): Span => [columns, 2]),
    ...below,
  ];
}

/** Maximum height of a matrix in pixels, for each row that its cell spans. A taller matrix would stretch the row. */
const matrixHeightPerRow = 80;

/** The figure's amount, at most the number of dots that fit into the cell; 0 for a figure without a number. */
function dotCount(number: string, { dots }: CellLook, [, span]: Span): number {
  const rows = Math.floor((span * matrixHeightPerRow) / dots.pitch);
  const amount = Math.floor(parseFigure(number)?.amount ?? 0);
  return Math.min(amount, rows * dots.columns);
}

const Grid = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 12,
  // The first entry takes a whole row, and so does the last if it would be alone.
  [breakpoints.down("md")]: {
    "& > :first-of-type, & > :last-of-type:nth-of-type(even)": {
      gridColumn: "1 / -1",
    },
  },
  "@media (max-width: 21em)": { gridTemplateColumns: "minmax(0, 1fr)" },
  [breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    gridAutoRows: "minmax(132px, auto)",
    gap: layout.gap,
  },
}));

const Cell = styled("li")(
  ({ theme: { shape, typography, vars, breakpoints } }) => ({
    display: "flex",
    flexDirection: "column",
    justifyContent: "flex-end",
    minHeight: 172,
    padding: 18,
    borderRadius: shape.borderRadius,
    overflow: "hidden",
    "& > div": {
      marginBottom: "auto",
      paddingBottom: 32,
      color: vars.palette.primary.main,
    },
    "& > p:first-of-type": typography.stat,
    "& > p:last-of-type": { order: 2 },
    // Above the figure in the document, so that the figure belongs to it.
    "& h3": {
      ...typography.h4,
      ...breakingWords,
      order: 1,
      display: "flex",
      alignItems: "flex-start",
      gap: 10,
      margin: "16px 0 4px",
    },
    "& h3 svg": { marginTop: 3 },
    [breakpoints.down("md")]: {
      "& > div": { display: "none" },
      "& > p:first-of-type": { fontSize: "min(2.75rem, 11.5vw)" },
    },
    [breakpoints.down("sm")]: { "& h3 svg": { display: "none" } },
    [breakpoints.up("md")]: {
      gridColumn: "var(--columns)",
      gridRow: "var(--rows)",
      padding: "clamp(20px, 2vw, 30px)",
    },
  }),
);

/** The firm's figures. Each cell shows as many dots as its figure counts, if they fit. */
export function StatBento({ heading, cards }: Queries.StatBentoFragment) {
  const spans = spansOf(cards.length);
  return (
    <Section plane="mist" headingId="statistics">
      <Typography
        id="statistics"
        variant="h2"
        sx={({ layout }) => ({ maxWidth: "13em", mb: layout.headingGap })}
      >
        {heading}
      </Typography>
      <Grid>
        {cards.map(({ key, title, description, icon, figure }, index) => {
          const [look, span] = [lookOf(index), spans[index]];
          if (!look || !span) return null;
          const { colour, ...matrix } = look.dots;
          const count = dotCount(figure.number, look, span);
          return (
            <Cell
              key={key}
              data-plane={look.plane}
              data-enter=""
              style={{
                "--columns": `span ${span[0]}`,
                "--rows": `span ${span[1]}`,
              }}
            >
              {count > 0 && (
                <div style={{ color: colour }}>
                  <DotMatrix count={count} {...matrix} />
                </div>
              )}
              <h3>
                <Icon path={icon} />
                {title}
              </h3>
              <p>
                <StatNumber value={figure.number} />
              </p>
              <Note>{description}</Note>
            </Cell>
          );
        })}
      </Grid>
    </Section>
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
