import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { columns, pairs } from "../../theme/grids";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { TextLink } from "../../ui/links/TextLink";
import { StatCell } from "./StatCell";
import { space } from "../../theme/tokens";

/** A mosaic of eight cells (StatCell); on phones and tablets pairs between a wide first and a wide last one. */
const Grid = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  ...pairs,
  gap: space[3],
  [breakpoints.down("md")]: {
    "& > [data-wide]": { gridColumn: "1 / -1" },
  },
  [breakpoints.up("md")]: {
    gridTemplateColumns: columns(12),
    gridAutoRows: "minmax(132px, auto)",
    gap: layout.gap,
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
          <StatCell key={key} card={card} index={index} />
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
