import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { FigureList } from "../../ui/FigureList";
import { Section } from "../../ui/Section";
import { StatNumber } from "../../ui/StatNumber";

const countingMs = 3000;

const Root = styled(Section)(({ theme: { vars, breakpoints } }) => ({
  "& dl": { display: "grid", gridTemplateColumns: "repeat(3, 1fr)" },
  "& dl > div": {
    padding: "clamp(1.75rem, 3.2vw, 3.25rem) 0",
    paddingLeft: 14,
    borderLeft: `1px solid ${vars.palette.divider}`,
  },
  "& dl > div:first-of-type": { paddingLeft: 0, borderLeft: 0 },
  "& dl dd": { fontSize: "clamp(1.75rem, 9vw, 2.25rem)" },
  [breakpoints.up("md")]: {
    "& dl > div": { paddingLeft: "clamp(16px, 3vw, 48px)" },
    "& dl dd": { fontSize: "clamp(2.5rem, 1.6rem + 4vw, 6rem)" },
  },
}));

/** What the cohorts have reached: three figures that count up over 3 seconds. */
export function CohortResults({
  results: { heading, claims },
}: {
  results: Queries.CohortResultsFragment;
}) {
  return (
    <Root plane="deep" headingId="cohort-results" flush="both">
      <h2 id="cohort-results" className="visually-hidden">
        {heading}
      </h2>
      <FigureList claims={claims}>
        {(number) => <StatNumber value={number} durationMs={countingMs} />}
      </FigureList>
    </Root>
  );
}

export const fragment = graphql`
  fragment CohortResults on CohortResults {
    heading
    claims {
      label
      figure {
        number
      }
    }
  }
`;
