import { graphql } from "gatsby";
import type { Plane } from "../theme/planes";
import { ProcessLine } from "../ui/ProcessLine";
import { Section } from "../ui/Section";

interface ProcessProps extends Queries.ProcessFragment {
  /** Id of the heading. */
  id: string;
  plane?: Plane;
}

/** Numbered steps: side by side on desktop, one under the other on mobile. */
export function Process({ id, heading, lead, steps, plane }: ProcessProps) {
  return (
    <Section plane={plane} headingId={id} heading={heading} lead={lead}>
      <ProcessLine steps={steps} />
    </Section>
  );
}

export const fragment = graphql`
  fragment Process on StepSection {
    heading
    lead
    steps {
      title
      description
    }
  }
`;
