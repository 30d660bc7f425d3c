import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { colours } from "../../../common/colours";
import { Section } from "../../ui/Section";
import { rowLengths } from "../../ui/evenRows";
import { StatCell, type CellLook, type Span } from "./StatCell";

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

const Heading = styled("h2")(({ theme: { typography, layout } }) => ({
  ...typography.h2,
  maxWidth: "13em",
  marginBottom: layout.headingGap,
}));

const Grid = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
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

/** The firm's figures. Each cell shows as many dots as its figure counts, if they fit. */
export function StatBento({ heading, cards }: Queries.StatBentoFragment) {
  const spans = spansOf(cards.length);
  return (
    <Section plane="mist" headingId="statistics">
      <Heading id="statistics">{heading}</Heading>
      <Grid>
        {cards.map((card, index) => {
          const [look, span] = [lookOf(index), spans[index]];
          return (
            look &&
            span && (
              <StatCell key={card.key} card={card} look={look} span={span} />
            )
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
