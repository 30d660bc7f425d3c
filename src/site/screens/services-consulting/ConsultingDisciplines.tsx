import { graphql } from "gatsby";
import { RuledGrid } from "./RuledGrid";
import { Section } from "../../ui/Section";

interface ConsultingDisciplinesProps {
  disciplines: Queries.ConsultingDisciplinesFragment;
}

/** What the firm consults on, a card each. */
export function ConsultingDisciplines({
  disciplines: { heading, cards },
}: ConsultingDisciplinesProps) {
  return (
    <Section headingId="disciplines">
      <h2 id="disciplines" className="visually-hidden">
        {heading}
      </h2>
      <RuledGrid items={cards} />
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
