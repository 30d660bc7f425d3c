import { styled } from "@mui/material/styles";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { AutoScrollStrip } from "./AutoScrollStrip";
import { evenPairs, rowsOfFour } from "../../ui/structure/evenRows";
import { Logo } from "../../ui/pictures/Logo";
import { PageHero } from "../../ui/structure/PageHero";
import { rowLengths } from "../../ui/structure/rowLengths";
import { Section } from "../../ui/structure/Section";
import { Sections } from "../../ui/structure/Sections";
import { StatNumber } from "../../ui/figures/StatNumber";
import { Note } from "../../ui/text/Note";
import { Ecosystems } from "./Ecosystems";
import { Gallery } from "./Gallery";
import { Leadership } from "./Leadership";
import { PluginPicture } from "./PluginPicture";
import { VictoryVoices } from "./VictoryVoices";

/** Tones of the large figures in order: people, the firm, money, the firm. */
const tones = ["network", "primary", "growth", "primary"];

/** With fewer logos or voices, visitors would notice that the page repeats them. */
const enough = 6;

/** Figures between hairlines: a row of large ones, up to four, over rows of small ones. */
const Statistics = styled("ul")(({ theme: { vars, breakpoints } }) => ({
  display: "grid",
  borderTop: `1.5px solid ${vars.palette.border.strong}`,
  "& > li": {
    padding: "26px 16px 30px 0",
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
  [breakpoints.down("md")]: evenPairs,
  [breakpoints.up("md")]: rowsOfFour,
}));

const Value = styled("p")(({ theme }) => ({
  ...theme.typography.stat,
  "*:not([data-tone]) > &": { fontSize: "clamp(2rem, 1.6rem + 1.4vw, 3rem)" },
}));

const Logos = styled(AutoScrollStrip)(({ theme }) => ({
  marginTop: 20,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  maskImage:
    "linear-gradient(90deg, transparent, black 6%, black 94%, transparent)",
}));

const LogoEntry = styled("li")({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  width: 224,
  height: 112,
});

/** About and team (docs/product.md#about). */
export default function AboutScreen({
  data: { page, voices, gallery },
}: PageProps<Queries.AboutScreenQuery>) {
  const { statistics, alliances, leadership, ecosystems } = page;
  const [large = 0] = rowLengths(statistics?.cards.length ?? 0, tones.length);
  return (
    <Sections>
      <Seo {...page.seo} />
      <PageHero {...page.hero} />
      {statistics && (
        <Section
          headingId="statistics"
          hiddenHeading={statistics.heading}
          // The next section on the same plane has its own space.
          flush={alliances || leadership ? "both" : "top"}
          sx={{ pt: "clamp(2.5rem, 4.4vw, 4.5rem)" }}
        >
          <Statistics>
            {statistics.cards.map(({ key, title, figure }, index) => (
              <li
                key={key}
                data-tone={index < large ? tones[index] : undefined}
              >
                <Value>
                  <StatNumber value={figure.number} />
                </Value>
                <Note sx={{ mt: "8px" }}>{title}</Note>
              </li>
            ))}
          </Statistics>
        </Section>
      )}
      {alliances && (
        <Section
          headingId="alliances"
          flush={leadership ? "bottom" : undefined}
          bleed
          sx={{ pt: "clamp(3rem, 5vw, 5rem)" }}
        >
          <Logos
            heading={alliances.heading}
            headingId="alliances"
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
      )}
      {leadership && <Leadership {...leadership} />}
      {voices && <VictoryVoices {...voices} />}
      {ecosystems && <Ecosystems {...ecosystems} />}
      {gallery && <Gallery {...gallery} />}
      {voices && gallery && voices.voices.length >= enough && (
        <VictoryVoices {...voices} repeated />
      )}
    </Sections>
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
          key
          title
          figure {
            number
          }
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
    }
    voices: victoryVoices {
      ...VictoryVoices
    }
    gallery: gallery {
      ...Gallery
    }
  }
`;
