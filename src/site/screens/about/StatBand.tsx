import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { Section } from "../../ui/Section";
import { StatNumber } from "../../ui/StatNumber";

const Root = styled(Section)(({ theme }) => ({
  paddingTop: "clamp(2.5rem, 4.4vw, 4.5rem)",
  "& ul": {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    borderTop: `1.5px solid ${theme.vars.palette.border.strong}`,
  },
  "& li": {
    padding: "26px 16px 30px 0",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& .figure": {
    ...theme.typography.stat,
    fontSize: "clamp(2rem, 1.6rem + 1.4vw, 3rem)",
  },
  "& [data-tone] .figure": { fontSize: theme.typography.stat.fontSize },
  "& .title": { color: theme.vars.palette.text.secondary, marginTop: 8 },
  [theme.breakpoints.up("md")]: {
    "& ul": { gridTemplateColumns: "repeat(4, 1fr)" },
  },
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
      <ul>
        {cards.map(({ key, title, figure }, index) => (
          <li key={key} data-tone={tones[index]}>
            <p className="figure">
              <StatNumber value={figure.number} />
            </p>
            <Typography variant="body2" className="title">
              {title}
            </Typography>
          </li>
        ))}
      </ul>
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
