import { styled } from "@mui/material/styles";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { Cards } from "../../sections/Cards";
import { Hero } from "../../sections/Hero";
import { Statistics } from "../../sections/Statistics";
import { AutoScrollStrip } from "./AutoScrollStrip";
import { Logo } from "../../ui/pictures/Logo";
import { HeadingRow, Section } from "../../ui/structure/Section";
import { Gallery } from "./Gallery";
import { Leadership } from "./Leadership";
import { PluginPicture } from "./PluginPicture";
import { VictoryVoices } from "./VictoryVoices";
import { DotList } from "../../ui/text/DotList";
import { space, line } from "../../theme/tokens";

const Logos = styled(AutoScrollStrip)({
  marginTop: space[5],
  borderBlock: line.hairline,
  maskImage:
    "linear-gradient(90deg, transparent, black 6%, black 94%, transparent)",
  "& li": { display: "grid", placeItems: "center", width: 224, height: 112 },
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
        <HeadingRow heading={sources.heading} lead={sources.lead} />
        <DotList
          items={sources.items}
          // In two columns where each has room for whole lines.
          sx={({ layout }) => ({
            gridTemplateColumns:
              "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))",
            columnGap: layout.gap,
          })}
        />
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
        ...ActionHero
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
        items
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
