import { styled } from "@mui/material/styles";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { AutoScrollStrip } from "./AutoScrollStrip";
import { FigureCard } from "../../ui/figures/FigureCard";
import { Logo } from "../../ui/pictures/Logo";
import { PageHero } from "../../ui/structure/PageHero";
import {
  HeadingRow,
  Section,
  SectionHeading,
} from "../../ui/structure/Section";
import { Ecosystems } from "./Ecosystems";
import { Gallery } from "./Gallery";
import { Leadership } from "./Leadership";
import { PluginPicture } from "./PluginPicture";
import { VictoryVoices } from "./VictoryVoices";
import { DotList } from "../../ui/text/DotList";
import { columns, pairs } from "../../theme/grids";
import { space, line } from "../../theme/tokens";

/** Tones of the large figures in order: people, the firm, money, the firm. */
const tones: readonly Queries.Tone[] = [
  "network",
  "primary",
  "growth",
  "primary",
];

/** With fewer logos or voices, visitors would notice that the page repeats them. */
const enough = 6;

/** Figures between hairlines: a row of four large ones, then small ones. */
const Statistics = styled("ul")(({ theme }) => ({
  ...pairs,
  borderTop: line.strong,
  "& > li": {
    display: "flex",
    flexDirection: "column",
    padding: `${space[5]} ${space[4]} ${space[6]} 0`,
    borderBottom: line.hairline,
  },
  // Those below the first row are smaller.
  '& [data-slot="figure"]:not([data-tone])': theme.typography.headline,
  '& [data-slot="title"]': {
    ...theme.typography.subtitle2,
    rowGap: space[2],
    margin: `${space[3]} 0 ${space[1]}`,
  },
  // The figure alone has a colour.
  '& [data-slot="icon"]': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up("md")]: { gridTemplateColumns: columns(4) },
}));

const Logos = styled(AutoScrollStrip)({
  marginTop: space[5],
  borderBlock: line.hairline,
  maskImage:
    "linear-gradient(90deg, transparent, black 6%, black 94%, transparent)",
});

const LogoEntry = styled("li")({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  width: 224,
  height: 112,
});

/** In two columns where each has room for whole lines. */
const Sources = styled(DotList)(({ theme: { layout } }) => ({
  gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))",
  columnGap: layout.gap,
}));

/** About and team (docs/product.md#about). */
export default function AboutScreen({
  data: { page, voices, gallery },
}: PageProps<Queries.AboutScreenQuery>) {
  const { statistics, alliances, leadership, ecosystems } = page;
  const { sources, callToAction } = page;
  return (
    <>
      <Seo {...page.seo} />
      <PageHero {...page.hero} />
      <Section headingId="statistics">
        <SectionHeading hidden>{statistics.heading}</SectionHeading>
        <Statistics>
          {statistics.cards.map(({ key, ...card }, index) => (
            <FigureCard key={key} {...card} tone={tones[index]} />
          ))}
        </Statistics>
      </Section>
      <Section headingId="alliances" bleed>
        <Logos
          heading={alliances.heading}
          size="h3"
          repeat={alliances.logos.length < enough ? 1 : 3}
        >
          {alliances.logos.map((logo) => (
            <LogoEntry key={logo.path}>
              <Logo logo={logo} Picture={PluginPicture} />
            </LogoEntry>
          ))}
        </Logos>
      </Section>
      <Leadership {...leadership} />
      <VictoryVoices {...voices} />
      <Ecosystems {...ecosystems} />
      <Gallery {...gallery} />
      {voices.voices.length >= enough && <VictoryVoices {...voices} repeated />}
      <Section plane="neutralSoft" headingId="how-we-count">
        <HeadingRow heading={sources.heading} />
        <Sources items={sources.items} />
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
        title
        lead
      }
      statistics {
        heading
        cards {
          ...StatisticCard
        }
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
        ...TextCards
      }
      sources {
        heading
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
