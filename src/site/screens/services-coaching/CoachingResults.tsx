import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import {
  bandOfFigures,
  Claim,
  ClaimFigure,
  ClaimLabel,
  FigureList,
} from "../../ui/FigureList";
import { Section } from "../../ui/Section";
import { StatNumber } from "../../ui/StatNumber";

interface CoachingResultsProps {
  results: Queries.CoachingResultsFragment;
}

const space = "clamp(1.75rem, 3.2vw, 3.25rem)";

const slots = {
  list: styled("ul")(bandOfFigures),
  claim: styled(Claim)(({ theme }) => ({
    padding: `${space} 16px ${space} clamp(16px, 3vw, 48px)`,
    "&:first-of-type": { paddingLeft: 0 },
    "& + &": { borderLeft: `1px solid ${theme.vars.palette.divider}` },
    "&:last-of-type": { paddingRight: 0 },
  })),
  label: styled(ClaimLabel)(({ theme: { typography, breakpoints } }) => ({
    ...typography.body2,
    [breakpoints.up("md")]: typography.body1,
  })),
  figure: styled(ClaimFigure)({
    fontSize: "clamp(2.25rem, 1.2rem + 4.4vw, 6rem)",
    lineHeight: 0.9,
  }),
};

/** Results of coaching: figures in a band. */
export function CoachingResults({
  results: { heading, claims },
}: CoachingResultsProps) {
  return (
    <Section plane="deep" flush="both" headingId="results">
      <h2 id="results" className="visually-hidden">
        {heading}
      </h2>
      <FigureList claims={claims} slots={slots}>
        {(number) => <StatNumber value={number} />}
      </FigureList>
    </Section>
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
