import { graphql } from "gatsby";
import { ProcessLine } from "../../ui/ProcessLine";
import { Section } from "../../ui/Section";
import { SplitHeading } from "../../ui/SplitHeading";

interface ConsultingProcessProps {
  process: Queries.ConsultingProcessFragment;
}

/** The consulting process, step by step. */
export function ConsultingProcess({
  process: { heading, lead, steps },
}: ConsultingProcessProps) {
  return (
    <Section headingId="process">
      <SplitHeading id="process" title={heading} lead={lead} />
      <ProcessLine steps={steps} />
    </Section>
  );
}

export const fragment = graphql`
  fragment ConsultingProcess on ConsultingProcess {
    heading
    lead
    steps {
      title
      description
    }
  }
`;
