import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { Alliances } from "./Alliances";
import { Ecosystems } from "./Ecosystems";
import { Gallery } from "./Gallery";
import { Leadership } from "./Leadership";
import { StatBand } from "./StatBand";
import { VictoryVoices } from "./VictoryVoices";
import { PageHero } from "../../ui/PageHero";
import { Sections } from "../../ui/Sections";

/** About and team (docs/product.md#about). */
export default function AboutScreen({
  data: { page, voices, gallery },
}: PageProps<Queries.AboutScreenQuery>) {
  return (
    <Sections>
      <Seo {...page.seo} />
      <PageHero {...page.hero} />
      <StatBand {...page.statistics} />
      <Alliances {...page.alliances} />
      <Leadership {...page.leadership} />
      <VictoryVoices {...voices} />
      <Ecosystems {...page.ecosystems} />
      <Gallery {...gallery} />
      <VictoryVoices {...voices} repeated />
    </Sections>
  );
}

export const query = graphql`
  query AboutScreen {
    page: aboutPage {
      seo {
        ...Seo
      }
      hero {
        title
        lead
      }
      statistics {
        ...StatBand
      }
      alliances {
        ...Alliances
      }
      leadership {
        ...Leadership
      }
      ecosystems {
        ...TextCards
      }
    }
    voices: victoryVoices {
      ...VictoryVoices
    }
    gallery: gallery {
      ...Gallery
    }
  }
`;
