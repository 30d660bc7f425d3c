import { graphql } from "gatsby";
import { softPlanes } from "../theme/tones";
import { CardGrid } from "../ui/cards/CardGrid";
import { TextCard } from "../ui/cards/TextCard";
import { Section, type SectionId } from "../ui/structure/Section";

/** Columns of short texts, each below a strong rule (docs/design.md#columns). */
export const Cards = ({
  id,
  heading,
  intro,
  tone,
  columns,
  cards,
}: Queries.CardsFragment & SectionId) => (
  <Section
    headingId={id}
    heading={heading}
    lead={intro}
    plane={softPlanes[tone ?? "primary"]}
  >
    <CardGrid columns={columns}>
      {cards.map((card) => (
        <TextCard key={card.title} {...card} />
      ))}
    </CardGrid>
  </Section>
);

export const fragment = graphql`
  fragment Cards on CardsSection {
    heading
    intro
    tone
    columns
    cards {
      title
      description
      items
      action {
        ...Action
      }
    }
  }
`;
