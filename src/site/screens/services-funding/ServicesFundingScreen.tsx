import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { FundingAudiences } from "./FundingAudiences";
import { FundingHero } from "./FundingHero";
import { FundingSupport } from "./FundingSupport";
import { FundingTestimonials } from "./FundingTestimonials";
import { OpenFaq } from "./OpenFaq";
import { Ledger } from "../../ui/Ledger";
import { Section } from "../../ui/Section";
import { Sections } from "../../ui/Sections";

/** Funding, the one page in the dark scheme (docs/product.md#funding). */
export default function ServicesFundingScreen({
  data: { page },
}: PageProps<Queries.ServicesFundingScreenQuery>) {
  return (
    <Sections>
      <Seo {...page.seo} />
      <FundingHero {...page.hero} />
      <FundingAudiences {...page.audiences} />
      <FundingSupport {...page.support} />
      <Section headingId="programs" heading={page.programs.heading}>
        <Ledger rows={page.programs.rows} look="record" />
      </Section>
      <FundingTestimonials {...page.testimonials} />
      <OpenFaq {...page.faqs} />
      <CallToAction {...page.callToAction} plane="marigold" pattern={null} />
    </Sections>
  );
}

export const query = graphql`
  query ServicesFundingScreen {
    page: servicesFundingPage {
      seo {
        ...Seo
      }
      hero {
        ...FundingHero
      }
      audiences {
        ...FundingAudiences
      }
      support {
        ...IconCards
      }
      programs {
        heading
        rows {
          name: title
          note: description
          value
        }
      }
      testimonials {
        ...FundingTestimonials
      }
      faqs {
        ...Faqs
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
