import { styled } from "@mui/material/styles";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { Cards } from "../../sections/Cards";
import { Hero } from "../../sections/Hero";
import { Statistics } from "../../sections/Statistics";
import { AutoScrollStrip } from "./AutoScrollStrip";
import { Logo } from "../../ui/pictures/Logo";
import { Columns } from "../../ui/structure/Columns";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { Facts } from "../../ui/text/Facts";
import { Lead } from "../../ui/text/Lead";
import { Gallery } from "./Gallery";
import { Leadership } from "./Leadership";
import { PluginPicture } from "./PluginPicture";
import { VictoryVoices } from "./VictoryVoices";
import { line } from "../../theme/tokens";

const Logos = styled(AutoScrollStrip)({
  borderBlock: line.hairline,
  "& li": { display: "grid", alignItems: "center", width: 224, height: 112 },
});

/** About and team (docs/product.md#about). */
export default function AboutScreen({
  data: { page, voices, gallery },
}: PageProps<Queries.AboutScreenQuery>) {
  const { statistics, alliances, leadership, ecosystems } = page;
  const { sources, callToAction } = page;
  return (
    <>
      <Seo {...page.seo} />
      <Hero {...page.hero} />
      <Statistics look="columns" {...statistics} />
      <Section headingId="alliances" bleed>
        <Logos heading={alliances.heading} size="h3" repeat={3}>
          {alliances.logos.map((logo) => (
            <li key={logo.path}>
              <Logo logo={logo} Picture={PluginPicture} />
            </li>
          ))}
        </Logos>
      </Section>
      <Leadership {...leadership} />
      <VictoryVoices {...voices} />
      <Cards id="ecosystems" {...ecosystems} />
      <Gallery {...gallery} />
      <VictoryVoices {...voices} repeated />
      <Section plane="neutralSoft" headingId="how-we-count">
        <Columns first={3} second={8}>
          <div>
            <SectionHeading sx={{ mb: 4 }}>{sources.heading}</SectionHeading>
            <Lead>{sources.lead}</Lead>
          </div>
          <Facts
            facts={sources.items.map(({ figure, text }) => [figure, text])}
          />
        </Columns>
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}

export const query = graphql`
  query AboutScreen {
    page: aboutPage {
      ...Seo
      hero {
        ...Hero
      }
      statistics {
        ...Statistics
      }
      alliances {
        heading
        logos {
          path
          ...Logo
        }
      }
      leadership {
        ...Leadership
      }
      ecosystems {
        ...Cards
      }
      sources {
        heading
        lead
        items {
          figure
          text
        }
      }
      callToAction {
        ...CallToAction
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
