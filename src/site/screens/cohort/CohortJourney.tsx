import { graphql } from "gatsby";
import { ProcessLine } from "../../ui/ProcessLine";
import { Section } from "../../ui/Section";
import { SplitHeading } from "../../ui/SplitHeading";

/** The cohort from application to Demo Day: side by side on desktop, one under the other on mobile. */
export function CohortJourney({
  journey: { heading, steps },
}: {
  journey: Queries.CohortJourneyFragment;
}) {
  return (
    <Section plane="mist" headingId="journey">
      <SplitHeading id="journey" title={heading} />
      <ProcessLine steps={steps} />
    </Section>
  );
}

export const fragment = graphql`
  fragment CohortJourney on CohortJourney {
    heading
    steps {
      title
      description
    }
  }
`;
