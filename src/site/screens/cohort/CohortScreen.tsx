import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { Figures } from "../../sections/Figures";
import { Sheet } from "../../sections/Sheet";
import { CardGrid } from "../../ui/cards/CardGrid";
import { TextCard } from "../../ui/cards/TextCard";
import { LazyFaqAccordion } from "./LazyFaqAccordion";
import { Columns } from "../../ui/structure/Columns";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { CohortApply } from "./CohortApply";
import { CohortHero } from "./CohortHero";
import { Journey } from "./Journey";
import { PartnerPerks } from "./PartnerPerks";

/** The cohort, an accelerator programme (docs/product.md#cohort). */
export default function CohortScreen({
  data: { page, partnerCredits },
}: PageProps<Queries.CohortScreenQuery>) {
  const { results, blueprint, perks, journey, faqs, apply } = page;
  return (
    <>
      <Seo {...page.seo} />
      <CohortHero hero={page.hero} dates={page.dates} fee={page.fee} />
      <Figures id="cohort-results" {...results} durationMs={3000} />
      <Section headingId="blueprint" heading={blueprint.heading}>
        <Columns first={6} second={6}>
          <Sheet {...blueprint.sheet} />
          <CardGrid columns={2}>
            {blueprint.cards.map((card) => (
              <TextCard key={card.title} {...card} />
            ))}
          </CardGrid>
        </Columns>
      </Section>
      <PartnerPerks {...perks} {...partnerCredits} />
      <Section>
        <CardGrid columns={2}>
          {[page.eligibility, page.differentiators].map((list) => (
            <TextCard key={list.title} {...list} component="h2" />
          ))}
        </CardGrid>
      </Section>
      <Journey {...journey} />
      <Section headingId="faqs">
        <Columns first={4} second={8}>
          <SectionHeading>{faqs.heading}</SectionHeading>
          <LazyFaqAccordion items={faqs.items} />
        </Columns>
      </Section>
      <CohortApply {...apply} />
    </>
  );
}

export const query = graphql`
  query CohortScreen {
    page: cohortPage {
      ...Seo
      ...CohortHero
      results {
        ...Figures
      }
      blueprint {
        heading
        sheet {
          ...Sheet
        }
        cards {
          title
          description
        }
      }
      perks {
        ...PartnerPerks
      }
      eligibility {
        title: heading
        items
      }
      differentiators {
        title: heading
        items
      }
      journey {
        ...Journey
      }
      faqs {
        heading
        items {
          question
          answer
        }
      }
      apply {
        ...CohortApply
      }
    }
    partnerCredits {
      partners {
        ...PartnerCredit
      }
    }
  }
`;
