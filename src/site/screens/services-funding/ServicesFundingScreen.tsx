import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { FundingAudiences } from "./FundingAudiences";
import { FundingHero } from "./FundingHero";
import { FundingPrograms } from "./FundingPrograms";
import { FundingSupport } from "./FundingSupport";
import { FundingTestimonials } from "./FundingTestimonials";
import { OpenFaq } from "./OpenFaq";
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
      <FundingPrograms {...page.programs} />
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
        ...FundingPrograms
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
