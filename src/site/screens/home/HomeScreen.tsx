import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { Audiences } from "./Audiences";
import { CallToAction } from "../../sections/CallToAction";
import { HomeHero } from "./HomeHero";
import { PartnerCredits } from "./PartnerCredits";
import { ServiceIndex } from "./ServiceIndex";
import { StatBento } from "./StatBento";
import { SuccessStories } from "./SuccessStories";
import { WomensNetwork } from "../../sections/WomensNetwork";
import { Sections } from "../../ui/Sections";

/** The home page (docs/product.md#home). */
export default function HomeScreen({
  data,
}: PageProps<Queries.HomeScreenQuery>) {
  const { page, partnerCredits, successStories, womensNetwork } = data;
  return (
    <Sections>
      <Seo {...page.seo} />
      <HomeHero {...page.hero} />
      <Audiences {...page.audiences} />
      <StatBento {...page.statistics} />
      <ServiceIndex {...page.services} />
      <PartnerCredits
        section={page.partners}
        credits={partnerCredits}
        action={page.membership}
      />
      <SuccessStories {...successStories} />
      <WomensNetwork {...womensNetwork} {...page.network} />
      <CallToAction {...page.callToAction} />
    </Sections>
  );
}

export const query = graphql`
  query HomeScreen {
    page: homePage {
      seo {
        ...Seo
      }
      hero {
        ...HomeHero
      }
      audiences {
        ...Audiences
      }
      statistics {
        ...StatBento
      }
      services {
        ...ServiceIndex
      }
      partners {
        ...PartnersSection
      }
      membership {
        ...Action
      }
      network {
        ...NetworkPicture
      }
      callToAction {
        ...CallToAction
      }
    }
    partnerCredits {
      ...PartnerCredits
    }
    successStories {
      ...SuccessStories
    }
    womensNetwork {
      ...WomensNetwork
    }
  }
`;
