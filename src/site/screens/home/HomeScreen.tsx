import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { Audiences } from "./Audiences";
import { Carousel } from "./Carousel";
import { CallToAction } from "../../sections/CallToAction";
import { HomeHero } from "./HomeHero";
import { PartnerCredits } from "./PartnerCredits";
import { ServiceIndex } from "./ServiceIndex";
import { StatBento } from "./StatBento";
import { WomensNetwork } from "../../sections/WomensNetwork";
import { Quote } from "../../ui/Quote";
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
      <Carousel id="success-stories" title={successStories.heading}>
        {successStories.stories.map(
          ({ title, company, location, ...story }) => (
            <Quote
              key={story.quote}
              {...story}
              detail={`${title}, ${company}, ${location}`}
            />
          ),
        )}
      </Carousel>
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
        heading
        lead
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
      heading
      stories {
        quote
        name
        title
        company
        location
      }
    }
    womensNetwork {
      ...WomensNetwork
    }
  }
`;
