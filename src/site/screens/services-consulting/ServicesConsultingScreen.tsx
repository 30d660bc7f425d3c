import { styled } from "@mui/material/styles";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { Process } from "../../sections/Process";
import { Sheet } from "../../sections/Sheet";
import { radii, space } from "../../theme/tokens";
import { ColourPanels } from "../../ui/cards/ColourPanels";
import { IconCard } from "../../ui/cards/IconCard";
import { rowsOfFour } from "../../ui/structure/evenRows";
import { PageHero } from "../../ui/structure/PageHero";
import { Picture } from "../../ui/pictures/Picture";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { Sections } from "../../ui/structure/Sections";
import { Solutions } from "./Solutions";

const Disciplines = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  // Two columns on phones, one on the narrowest phones.
  gridTemplateColumns: "repeat(auto-fill, minmax(max(150px, 34%), 1fr))",
  gap: `${space[6]} ${layout.gap}`,
  "& > li": { paddingTop: space[5] },
  '& [data-slot="icon"]': { marginBottom: space[4] },
  [breakpoints.down("md")]: {
    "& > li:last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
  },
  [breakpoints.up("md")]: rowsOfFour,
}));

const Desk = styled("div")(({ theme }) => ({
  padding: space[4],
  borderRadius: radii.cell,
  [theme.breakpoints.up("md")]: { padding: space[7] },
}));

/** Business consulting (docs/product.md#consulting). */
export default function ServicesConsultingScreen({
  data: { page },
}: PageProps<Queries.ServicesConsultingScreenQuery>) {
  const { hero, sheet, disciplines, solutions, tailored, callToAction } = page;
  return (
    <Sections head={<Seo {...page.seo} />}>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        picture={
          sheet ? (
            <Desk data-plane="primaryLight">
              <Sheet {...sheet} />
            </Desk>
          ) : (
            <Picture
              picture={hero.picture}
              ratio={{ small: "3 / 2", wide: "21 / 9" }}
              priority
            />
          )
        }
      />
      {disciplines && (
        <Section headingId="disciplines" quiet>
          <SectionHeading hidden>{disciplines.heading}</SectionHeading>
          <Disciplines>
            {disciplines.cards.map((card, index) => (
              <IconCard key={index} variant="record" {...card} />
            ))}
          </Disciplines>
        </Section>
      )}
      {solutions && <Solutions {...solutions} />}
      {tailored && (
        <Section bleed flush="both" headingId="tailored">
          <SectionHeading hidden>{tailored.heading}</SectionHeading>
          <ColourPanels
            items={tailored.cards.map(({ tone, action, ...card }) => ({
              ...card,
              plane: tone,
              ...action,
            }))}
          />
        </Section>
      )}
      {page.process && <Process id="process" {...page.process} quiet />}
      {callToAction && <CallToAction {...callToAction} />}
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
      sheet {
        ...Sheet
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
