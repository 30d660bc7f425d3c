import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import {
  bandOfFigures,
  Claim,
  ClaimFigure,
  FigureList,
} from "../../ui/FigureList";
import { Section } from "../../ui/Section";
import { StatNumber } from "../../ui/StatNumber";

const countingMs = 3000;

const slots = {
  list: styled("ul")(bandOfFigures),
  claim: styled(Claim)(({ theme: { vars, breakpoints } }) => ({
    padding: "clamp(1.75rem, 3.2vw, 3.25rem) 0",
    "&:not(:first-of-type)": {
      paddingLeft: 14,
      borderLeft: `1px solid ${vars.palette.divider}`,
      [breakpoints.up("md")]: { paddingLeft: "clamp(16px, 3vw, 48px)" },
    },
  })),
  figure: styled(ClaimFigure)(({ theme }) => ({
    fontSize: "clamp(1.75rem, 9vw, 2.25rem)",
    [theme.breakpoints.up("md")]: {
      fontSize: "clamp(2.5rem, 1.6rem + 4vw, 6rem)",
    },
  })),
};

/** What the cohorts have reached: figures that count up over 3 seconds. */
export function CohortResults({
  results: { heading, claims },
}: {
  results: Queries.CohortResultsFragment;
}) {
  return (
    <Section plane="deep" headingId="cohort-results" flush="both">
      <h2 id="cohort-results" className="visually-hidden">
        {heading}
      </h2>
      <FigureList claims={claims} slots={slots}>
        {(number) => <StatNumber value={number} durationMs={countingMs} />}
      </FigureList>
    </Section>
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
