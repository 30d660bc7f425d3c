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
      <FundingHero hero={page.hero} />
      <FundingAudiences audiences={page.audiences} />
      <FundingSupport support={page.support} />
      <FundingPrograms programs={page.programs} />
      <FundingTestimonials testimonials={page.testimonials} />
      <OpenFaq faqs={page.faqs} />
      <CallToAction
        callToAction={page.callToAction}

        plane="marigold"
        pattern={null}
      />
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
        ...FundingSupport
      }
      programs {
        ...FundingPrograms
      }
      testimonials {
        ...FundingTestimonials
      }
      faqs {
        ...OpenFaq
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
