import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { rowLengths } from "../../ui/structure/evenRows";
import { Section } from "../../ui/structure/Section";
import { StatCell, type Span } from "./StatCell";

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
    [atSide.length > 0 ? 5 : 12, atSide.length > 1 ? 4 : 2],
    ...atSide.map((columns): Span => [columns, 2]),
    ...below,
  ];
}

const Grid = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 12,
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
    <Section plane="neutralSoft" headingId="statistics">
      <Typography
        id="statistics"
        variant="h2"
        sx={({ layout }) => ({ maxWidth: "13em", mb: layout.headingGap })}
      >
        {heading}
      </Typography>
      <Grid>
        {cards.map((card, index) => {
          const span = spans[index];
          // The last one would be alone in its row.
          const isAlone = index === cards.length - 1 && index % 2 === 1;
          return (
            span && (
              <StatCell
                key={card.key}
                card={card}
                index={index}
                span={span}
                isWide={index === 0 || isAlone}
              />
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
