import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Section } from "../../ui/Section";
import { StatNumber } from "../../ui/StatNumber";

const Root = styled(Section)({ paddingTop: "clamp(2.5rem, 4.4vw, 4.5rem)" });

const Cards = styled("ul")(({ theme: { vars, breakpoints } }) => ({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  borderTop: `1.5px solid ${vars.palette.border.strong}`,
  "& li": {
    padding: "26px 16px 30px 0",
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
  [breakpoints.up("md")]: { gridTemplateColumns: "repeat(4, 1fr)" },
}));

const Figure = styled("p")<{ ownerState: { isLarge: boolean } }>(
  ({ theme: { typography }, ownerState: { isLarge } }) => ({
    ...typography.stat,
    ...(!isLarge && { fontSize: "clamp(2rem, 1.6rem + 1.4vw, 3rem)" }),
  }),
);

const Title = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  marginTop: 8,
  color: vars.palette.text.secondary,
}));

/** Tones of the large figures, by place: people, the firm, money, the firm. The figures after them are small. */
const tones = ["rani", "blue", "marigold", "blue"];

/** Figures between hairlines: four large ones over four small ones. */
export function StatBand({
  statistics: { heading, cards },
}: {
  statistics: Queries.StatBandFragment;
}) {
  return (
    <Root headingId="statistics" flush="both">
      <h2 id="statistics" className="visually-hidden">
        {heading}
      </h2>
      <Cards>
        {cards.map(({ key, title, figure }, index) => (
          <li key={key} data-tone={tones[index]}>
            <Figure ownerState={{ isLarge: index < tones.length }}>
              <StatNumber value={figure.number} />
            </Figure>
            <Title>{title}</Title>
          </li>
        ))}
      </Cards>
    </Root>
  );
}

export const fragment = graphql`
  fragment StatBand on StatisticsSection {
    heading
    cards {
      key
      title
      figure {
        number
      }
    }
  }
`;
