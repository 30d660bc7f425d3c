import { graphql } from "gatsby";
import { ProcessLine } from "../../ui/ProcessLine";
import { Section } from "../../ui/Section";
import { SplitHeading } from "../../ui/SplitHeading";

interface CoachingMethodologyProps {
  methodology: Queries.CoachingMethodologyFragment;
}

/** The steps of coaching. */
export function CoachingMethodology({
  methodology: { heading, steps },
}: CoachingMethodologyProps) {
  return (
    <Section headingId="methodology">
      <SplitHeading id="methodology" title={heading} />
      <ProcessLine steps={steps} />
    </Section>
  );
}

export const fragment = graphql`
  fragment CoachingMethodology on CoachingMethodology {
    heading
    steps {
      title
      description
    }
  }
`;
