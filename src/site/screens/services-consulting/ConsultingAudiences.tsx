import { graphql } from "gatsby";
import { ColourPanels } from "../../ui/ColourPanels";
import { Section } from "../../ui/Section";

interface ConsultingAudiencesProps {
  tailored: Queries.ConsultingAudiencesFragment;
}

/** The solutions for each audience: one panel each, edge to edge. */
export function ConsultingAudiences({
  tailored: { heading, cards },
}: ConsultingAudiencesProps) {
  return (
    <Section
      bleed
      flush="both"
      headingId="tailored"
      heading={heading}
      headingHidden
    >
      <ColourPanels
        items={cards.map(({ title, description, tone, action }) => ({
          title,
          description,
          plane: tone,
          ...action,
        }))}
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment ConsultingAudiences on ConsultingAudiences {
    heading
    cards {
      title
      description
      tone
      action {
        label
        to
      }
    }
  }
`;
