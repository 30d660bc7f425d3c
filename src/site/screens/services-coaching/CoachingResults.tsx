import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { FigureList } from "../../ui/FigureList";
import { Section } from "../../ui/Section";
import { StatNumber } from "../../ui/StatNumber";

interface CoachingResultsProps {
  results: Queries.CoachingResultsFragment;
}

const Root = styled(Section)(({ theme }) => ({
  "& dl": { display: "grid", gridTemplateColumns: "repeat(3, 1fr)" },
  "& dl > div": {
    padding:
      "clamp(1.75rem, 3.2vw, 3.25rem) 16px clamp(1.75rem, 3.2vw, 3.25rem) clamp(16px, 3vw, 48px)",
    "&:first-of-type": { paddingLeft: 0 },
    "& + div": { borderLeft: `1px solid ${theme.vars.palette.divider}` },
    "&:last-of-type": { paddingRight: 0 },
  },
  "& dl dd": {
    fontSize: "clamp(2.25rem, 1.2rem + 4.4vw, 6rem)",
    lineHeight: 0.9,
  },
  "& dt": {
    ...theme.typography.body2,
    [theme.breakpoints.up("md")]: theme.typography.body1,
  },
}));

/** Results of coaching: three figures in a band. */
export function CoachingResults({
  results: { heading, claims },
}: CoachingResultsProps) {
  return (
    <Root plane="deep" flush="both" headingId="results">
      <h2 id="results" className="visually-hidden">
        {heading}
      </h2>
      <FigureList claims={claims}>
        {(number) => <StatNumber value={number} />}
      </FigureList>
    </Root>
  );
}

export const fragment = graphql`
  fragment CoachingResults on CoachingResults {
    heading
    claims {
      label
      figure {
        number
      }
    }
  }
`;
