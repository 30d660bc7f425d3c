import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { Process } from "../../sections/Process";
import { ConsultingDisciplines } from "./ConsultingDisciplines";
import { ConsultingSolutions } from "./ConsultingSolutions";
import { ColourPanels } from "../../ui/ColourPanels";
import { PageHero } from "../../ui/PageHero";
import { Picture } from "../../ui/Picture";
import { Section } from "../../ui/Section";
import { Sections } from "../../ui/Sections";

/** Business consulting (docs/product.md#consulting). */
export default function ServicesConsultingScreen({
  data: { page },
}: PageProps<Queries.ServicesConsultingScreenQuery>) {
  const { hero, tailored } = page;
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
      <ConsultingDisciplines {...page.disciplines} />
      <ConsultingSolutions {...page.solutions} />
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
      seo {
        ...Seo
      }
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
