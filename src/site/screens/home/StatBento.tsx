import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { narrowest } from "../../theme/media";
import { listOf } from "../../ui/structure/evenRows";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { TextLink } from "../../ui/links/TextLink";
import { StatCell } from "./StatCell";
import { space } from "../../theme/tokens";

/** A large cell, up to four beside it, each half as high, and even rows below. */
export const mosaic = {
  "& > li": { gridColumn: "span 4", gridRow: "span 2" },
  "& > li:first-of-type": { gridColumn: "span 5", gridRow: "span 4" },
  "& > li:nth-of-type(3), & > li:nth-of-type(4)": { gridColumn: "span 3" },
  // Fewer than four beside the large one.
  [`${listOf("-n + 4")} > li:nth-of-type(2), ${listOf("3")} > li:nth-of-type(3)`]:
    { gridColumn: "span 7" },
  [`${listOf("4")} > li:nth-of-type(3)`]: { gridColumn: "span 4" },
  [`${listOf("-n + 2")} > li:nth-of-type(1)`]: { gridRow: "span 2" },
  [`${listOf("1")} > li:nth-of-type(1)`]: { gridColumn: "1 / -1" },
  // Below them: one, rows of two, rows of four; all others are rows of three.
  [`${listOf("6")} > li:nth-of-type(6)`]: { gridColumn: "span 12" },
  [`${listOf("7")} > li:nth-last-of-type(-n + 2), ${listOf("10")} > li:nth-last-of-type(-n + 2)`]:
    { gridColumn: "span 6" },
  [`${listOf("9")} > li:nth-of-type(n + 6), ${listOf("12")} > li:nth-of-type(n + 6):nth-last-of-type(n + 4)`]:
    { gridColumn: "span 3" },
};

const Grid = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[3],
  [narrowest]: { gridTemplateColumns: "minmax(0, 1fr)" },
  [breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    gridAutoRows: "minmax(132px, auto)",
    gap: layout.gap,
    ...mosaic,
  },
  [breakpoints.down("md")]: {
    // The last one would be alone in its row.
    "& > li:first-of-type, & > li:last-of-type:nth-of-type(even)": {
      gridColumn: "1 / -1",
    },
  },
}));

const Sources = styled(TextLink)({ marginTop: space[4] });

/** The firm's figures. Each cell shows as many dots as its figure counts, if they fit. */
export function StatBento({ heading, cards, link }: Queries.StatBentoFragment) {
  return (
    <Section plane="neutralSoft" headingId="statistics">
      <SectionHeading
        sx={({ layout }) => ({ maxWidth: "13em", mb: layout.headingGap })}
      >
        {heading}
      </SectionHeading>
      <Grid>
        {cards.map(({ key, ...card }, index) => (
          <StatCell
            key={key}
            card={card}
            index={index}
            rows={index === 0 && cards.length > 2 ? 4 : 2}
          />
        ))}
      </Grid>
      {link && <Sources {...link} />}
    </Section>
  );
}

export const fragment = graphql`
  fragment StatBento on StatisticsSection {
    heading
    cards {
      ...StatisticCard
    }
    link {
      ...Action
    }
  }
`;
