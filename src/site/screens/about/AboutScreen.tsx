import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { rect, stairs } from "../../../common/kolam/shapes";
import { Seo } from "../../layout/Seo";
import { AutoScrollStrip } from "../../ui/AutoScrollStrip";
import { evenColumns, evenRows } from "../../ui/evenRows";
import { Kolam } from "../../ui/Kolam";
import { Logo } from "../../ui/Logo";
import { PageHero } from "../../ui/PageHero";
import { Section } from "../../ui/Section";
import { Sections } from "../../ui/Sections";
import { Gallery } from "./Gallery";
import { Leadership } from "./Leadership";
import { StatBand } from "./StatBand";
import { VictoryVoices } from "./VictoryVoices";

const Logos = styled(AutoScrollStrip)(({ theme }) => ({
  marginTop: 20,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  maskImage:
    "linear-gradient(90deg, transparent, black 6%, black 94%, transparent)",
  "& li": {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    width: 224,
    height: 112,
  },
}));

const drawings = [rect(2, 2), rect(3, 2), stairs(3)];

const Ecosystems = styled("ul")(({ theme: { vars, breakpoints } }) => ({
  display: "grid",
  gap: "clamp(28px, 5vw, 80px)",
  "& svg": { alignSelf: "end", color: vars.palette.primary.main },
  "& h3": { marginTop: 26 },
  "& p": { marginTop: 10, color: vars.palette.text.secondary },
  [breakpoints.up("md")]: {
    gridTemplateColumns: evenColumns,
    alignItems: "end",
    "& li": {
      gridColumn: "span var(--span)",
      display: "grid",
      gridRow: "span 3",
      gridTemplateRows: "subgrid",
      rowGap: 0,
    },
  },
}));

/** About and team (docs/product.md#about). */
export default function AboutScreen({
  data: { page, voices, gallery },
}: PageProps<Queries.AboutScreenQuery>) {
  const { alliances, ecosystems } = page;
  const places = evenRows(ecosystems.cards.length, 3);
  return (
    <Sections>
      <Seo {...page.seo} />
      <PageHero {...page.hero} />
      <StatBand {...page.statistics} />
      <Section
        headingId="alliances"
        flush="bottom"
        bleed
        sx={{ pt: "clamp(3rem, 5vw, 5rem)" }}
      >
        <Logos
          label={alliances.heading}
          repeat={3}
          heading={
            <Typography id="alliances" variant="h3" component="h2">
              {alliances.heading}
            </Typography>
          }
        >
          {alliances.logos.map((logo) => (
            <li key={logo.path}>
              <Logo logo={logo} />
            </li>
          ))}
        </Logos>
      </Section>
      <Leadership {...page.leadership} />
      <VictoryVoices {...voices} />
      <Section plane="mist" headingId="ecosystems">
        <Typography
          id="ecosystems"
          variant="h2"
          sx={{ maxWidth: "11em", mb: "clamp(2.5rem, 4.4vw, 4.5rem)" }}
        >
          {ecosystems.heading}
        </Typography>
        <Ecosystems>
          {ecosystems.cards.map(({ title, description }, index) => (
            <li key={title} data-enter="" {...places[index]}>
              <Kolam
                cells={drawings[index % drawings.length] ?? []}
                size={52}
              />
              <Typography variant="h3">{title}</Typography>
              <p>{description}</p>
            </li>
          ))}
        </Ecosystems>
      </Section>
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
