import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { FigureBand } from "../../sections/FigureBand";
import { Process } from "../../sections/Process";
import { CohortApply } from "./CohortApply";
import { CohortBlueprint } from "./CohortBlueprint";
import { CohortCriteria } from "./CohortCriteria";
import { CohortHero } from "./CohortHero";
import { PartnerPerks } from "./PartnerPerks";
import { LazyFaqAccordion } from "../../ui/LazyFaqAccordion";
import { Section } from "../../ui/Section";
import { Sections } from "../../ui/Sections";

/** The cohort, an accelerator programme (docs/product.md#cohort). */
export default function CohortScreen({
  data: { page, partnerCredits, site },
}: PageProps<Queries.CohortScreenQuery>) {
  return (
    <Sections>
      <Seo {...page.seo} />
      <CohortHero hero={page.hero} dates={page.dates} />
      <FigureBand id="cohort-results" {...page.results} durationMs={3000} />
      <CohortBlueprint {...page.blueprint} />
      <PartnerPerks perks={page.perks} credits={partnerCredits} />
      <CohortCriteria lists={[page.eligibility, page.differentiators]} />
      <Process id="journey" {...page.journey} plane="mist" />
      <Section headingId="faqs" heading={page.faqs.heading} split="4-7">
        <LazyFaqAccordion items={page.faqs.items} />
      </Section>
      <CohortApply apply={page.apply} site={site} />
    </Sections>
  );
}

export const query = graphql`
  query CohortScreen {
    page: cohortPage {
      seo {
        ...Seo
      }
      hero {
        ...CohortHero
      }
      dates {
        ...CohortDates
      }
      results {
        ...FigureBand
      }
      blueprint {
        ...CohortBlueprint
      }
      perks {
        ...PartnerPerks
      }
      eligibility {
        ...CohortCriteria
      }
      differentiators {
        ...CohortCriteria
      }
      journey {
        ...Process
      }
      faqs {
        ...Faqs
      }
      apply {
        ...CohortApply
      }
    }
    partnerCredits {
      ...PartnerPerksCredits
    }
    site: siteContent {
      ...CohortApplySite
    }
  }
`;
