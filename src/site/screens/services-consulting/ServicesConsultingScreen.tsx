import { styled } from "@mui/material/styles";
import { graphql, type PageProps } from "gatsby";
import { rect } from "../../../common/kolam/shapes";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { Process } from "../../sections/Process";
import { radii } from "../../theme/tokens";
import { ColourPanels } from "../../ui/cards/ColourPanels";
import { EvenGrid } from "../../ui/structure/EvenGrid";
import { evenGrid, evenPairs } from "../../ui/structure/evenRows";
import { Icon } from "../../ui/pictures/Icon";
import { Kolam } from "../../ui/pictures/Kolam";
import { PageHero } from "../../ui/structure/PageHero";
import { Picture } from "../../ui/pictures/Picture";
import { Section } from "../../ui/structure/Section";
import { Sections } from "../../ui/structure/Sections";
import { TitledText } from "../../ui/text/TitledText";

/** In em, so that long words fit four columns at any text size. */
const fourColumns = "@media (min-width: 45em)";
const twoColumns = "@media not all and (min-width: 45em)";

const Disciplines = styled(EvenGrid)(({ theme: { layout, vars } }) => ({
  display: "grid",
  // Two columns on phones, one on the narrowest phones.
  gridTemplateColumns: "repeat(auto-fill, minmax(max(150px, 34%), 1fr))",
  gap: `clamp(2.5rem, 4vw, 4.25rem) ${layout.gap}`,
  "& li": {
    borderTop: `1.5px solid ${vars.palette.border.strong}`,
    paddingTop: 20,
  },
  "& svg": {
    marginBottom: "clamp(18px, 4vw, 60px)",
    color: vars.palette.primary.main,
  },
  [twoColumns]: {
    "& > :last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
  },
  [fourColumns]: evenGrid,
}));

/** With more solutions, rows of two replace the stairs. */
const maxStairs = 4;

/** The solutions as stairs that rise into the next section. */
const Solutions = styled("ol")(({ theme: { layout, vars, breakpoints } }) => ({
  display: "grid",
  gap: layout.gap,
  marginBottom: layout.section,
  "& li": {
    position: "relative",
    padding: 28,
    borderRadius: radii.cell,
    backgroundColor: vars.palette.background.paper,
  },
  "& svg": { display: "none" },
  [breakpoints.up("md")]: {
    ...evenPairs,
    '&[data-stairs="true"]': {
      gridTemplateColumns: "repeat(var(--count), minmax(0, 1fr))",
      alignItems: "end",
      // The highest panel reaches up beside the heading. All panels end at the next section.
      marginBlock: `calc(-40px - ${layout.headingGap}) 0`,
      "& > *": { gridColumn: "auto" },
      "& li": {
        minHeight: "calc(230px + var(--step) * 62px)",
        paddingBottom: "calc(64px + var(--step) * 62px)",
        borderRadius: `${radii.cell}px ${radii.cell}px 0 0`,
      },
      "& svg": {
        position: "absolute",
        right: 24,
        bottom: 24,
        display: "block",
        color: vars.palette.primary.main,
      },
    },
  },
}));

/** Business consulting (docs/product.md#consulting). */
export default function ServicesConsultingScreen({
  data: { page },
}: PageProps<Queries.ServicesConsultingScreenQuery>) {
  const { hero, disciplines, solutions, tailored } = page;
  return (
    <Sections>
      <Seo {...page.seo} />
      <PageHero
        title={hero.title}
        lead={hero.lead}
        picture={
          <Picture
            picture={hero.picture}
            ratio={{ small: "3 / 2", wide: "21 / 9" }}
            priority
          />
        }
      />
      <Section
        headingId="disciplines"
        heading={disciplines.heading}
        headingHidden
      >
        <Disciplines perRow={4}>
          {disciplines.cards.map(({ icon, ...text }) => (
            <li key={text.title} data-enter="">
              <Icon path={icon} size={28} />
              <TitledText {...text} />
            </li>
          ))}
        </Disciplines>
      </Section>
      <Section
        plane="mist"
        flush="bottom"
        headingId="solutions"
        heading={solutions.heading}
        sx={{ overflow: "hidden" }}
      >
        <Solutions
          style={{ "--count": solutions.cards.length }}
          data-stairs={solutions.cards.length <= maxStairs}
        >
          {solutions.cards.map((card, step) => (
            <li key={card.title} style={{ "--step": step }} data-enter="">
              <TitledText {...card} size="h3" />
              <Kolam cells={rect(1, step + 1)} size={34} strokeWidth={2.4} />
            </li>
          ))}
        </Solutions>
      </Section>
      <Section
        bleed
        flush="both"
        headingId="tailored"
        heading={tailored.heading}
        headingHidden
      >
        <ColourPanels
          items={tailored.cards.map(({ tone, action, ...card }) => ({
            ...card,
            plane: tone,
            ...action,
          }))}
        />
      </Section>
      <Process id="process" {...page.process} />
      <CallToAction {...page.callToAction} />
    </Sections>
  );
}

export const query = graphql`
  query ServicesConsultingScreen {
    page: servicesConsultingPage {
      ...Seo
      hero {
        title
        lead
        picture {
          alt
          file {
            childImageSharp {
              gatsbyImageData(
                width: 1420
                breakpoints: [580, 1010, 1420, 2000]
                sizes: "(min-width: 1344px) 1248px, (min-width: 900px) calc(94.4vw - 19px), calc(147vw - 30px)"
              )
            }
          }
        }
      }
      disciplines {
        ...IconCards
      }
      solutions {
        ...TextCards
      }
      tailored {
        heading
        cards {
          title
          description
          tone
          action {
            ...Action
          }
        }
      }
      process {
        ...Process
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
