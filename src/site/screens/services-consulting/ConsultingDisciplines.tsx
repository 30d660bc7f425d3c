import { graphql } from "gatsby";
import { RuledGrid } from "./RuledGrid";
import { Section } from "../../ui/Section";

interface ConsultingDisciplinesProps {
  disciplines: Queries.ConsultingDisciplinesFragment;
}

/** The eight consulting cards. */
export function ConsultingDisciplines({
  disciplines: { heading, cards },
}: ConsultingDisciplinesProps) {
  return (
    <Section headingId="disciplines">
      <h2 id="disciplines" className="visually-hidden">
        {heading}
      </h2>
      <RuledGrid items={cards} columns={4} />
    </Section>
  );
}

export const fragment = graphql`
  fragment ConsultingDisciplines on ConsultingDisciplines {
    heading
    cards {
      title
      description
      icon
    }
  }
`;
