import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { colours } from "../../../common/colours";
import { Section } from "../../ui/Section";
import { StatCell, type Cell } from "./StatCell";

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

const Heading = styled("h2")(({ theme: { typography, layout } }) => ({
  ...typography.h2,
  maxWidth: "13em",
  marginBottom: layout.headingGap,
}));

const Grid = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 12,
  [breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    gridAutoRows: "minmax(132px, auto)",
    gap: layout.gap,
  },
}));

/** The firm in eight figures; each matrix has as many dots as its figure says, where its cell holds them. */
export function StatBento({
  statistics: { heading, cards },
}: {
  statistics: Queries.StatBentoFragment;
}) {
  return (
    <Section plane="mist" headingId="statistics">
      <Heading id="statistics">{heading}</Heading>
      <Grid>
        {cells.map((cell, index) => {
          const card = cards[index];
          return card && <StatCell key={card.key} card={card} cell={cell} />;
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
