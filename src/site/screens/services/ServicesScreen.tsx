import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { ExtendedServices } from "./ExtendedServices";
import { ServicePanels } from "./ServicePanels";
import { ServiceTeaser } from "./ServiceTeaser";
import { PageHero } from "../../ui/PageHero";
import { Sections } from "../../ui/Sections";

/** The services overview (docs/product.md#services). */
export default function ServicesScreen({
  data: { page },
}: PageProps<Queries.ServicesScreenQuery>) {
  return (
    <Sections>
      <Seo {...page.seo} />
      <PageHero {...page.hero} size="display" />
      <ServicePanels {...page.services} />
      <ServiceTeaser {...page.funding} />
      <ExtendedServices {...page.extended} />
      <CallToAction {...page.callToAction} />
    </Sections>
  );
}

export const query = graphql`
  query ServicesScreen {
    page: servicesPage {
      seo {
        ...Seo
      }
      hero {
        title
        lead
      }
      services {
        ...ServicePanels
      }
      funding {
        ...ServiceTeaser
      }
      extended {
        ...ExtendedServices
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
