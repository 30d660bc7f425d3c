import { graphql } from "gatsby";
import { ColourPanels } from "../../ui/ColourPanels";
import { Section } from "../../ui/Section";

/** The solutions for each audience: one panel each, edge to edge. */
export function ConsultingAudiences({
  heading,
  cards,
}: Queries.ConsultingAudiencesFragment) {
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
        ...Action
      }
    }
  }
`;
