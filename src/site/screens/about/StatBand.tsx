import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { evenGrid, evenRows, rowLengths } from "../../ui/evenRows";
import { Section } from "../../ui/Section";
import { StatNumber } from "../../ui/StatNumber";
import { Note } from "../../ui/Text";

const Root = styled(Section)({ paddingTop: "clamp(2.5rem, 4.4vw, 4.5rem)" });

const Cards = styled("ul")(({ theme: { vars, breakpoints } }) => ({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  borderTop: `1.5px solid ${vars.palette.border.strong}`,
  "& li": {
    padding: "26px 16px 30px 0",
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
  [breakpoints.down("md")]: {
    "& li:last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
  },
  [breakpoints.up("md")]: evenGrid,
}));

const Figure = styled("p")(({ theme }) => ({
  ...theme.typography.stat,
  "li:not([data-tone]) > &": { fontSize: "clamp(2rem, 1.6rem + 1.4vw, 3rem)" },
}));

/** Tones of the large figures in order: people, the firm, money, the firm. */
const tones = ["rani", "blue", "marigold", "blue"];

/** Figures between hairlines: a row of large ones, up to four, over rows of small ones. */
export function StatBand({ heading, cards }: Queries.StatBandFragment) {
  const places = evenRows(cards.length, tones.length);
  const [firstRow = 0] = rowLengths(cards.length, tones.length);
  return (
    <Root headingId="statistics" heading={heading} headingHidden flush="both">
      <Cards>
        {cards.map(({ key, title, figure }, index) => (
          <li
            key={key}
            data-tone={index < firstRow ? tones[index] : undefined}
            {...places[index]}
          >
            <Figure>
              <StatNumber value={figure.number} />
            </Figure>
            <Note sx={{ mt: "8px" }}>{title}</Note>
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
