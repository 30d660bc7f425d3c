import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { FigureBand } from "../../sections/FigureBand";
import { PictureSplitHero } from "../../sections/PictureSplitHero";
import { Process } from "../../sections/Process";
import { CoachingCapabilities } from "./CoachingCapabilities";
import { CoachingPrograms } from "./CoachingPrograms";
import { Sections } from "../../ui/Sections";

/** Business coaching (docs/product.md#coaching). */
export default function ServicesCoachingScreen({
  data: { page },
}: PageProps<Queries.ServicesCoachingScreenQuery>) {
  return (
    <Sections>
      <Seo {...page.seo} />
      <PictureSplitHero {...page.hero} size="display" side="start" />
      <FigureBand id="results" {...page.results} />
      <CoachingCapabilities {...page.capabilities} />
      <CoachingPrograms {...page.programs} />
      <Process id="methodology" {...page.methodology} />
      <CallToAction {...page.callToAction} />
    </Sections>
  );
}

export const query = graphql`
  query ServicesCoachingScreen {
    page: servicesCoachingPage {
      seo {
        ...Seo
      }
      hero {
        ...PictureSplitHero
      }
      results {
        ...FigureBand
      }
      capabilities {
        ...TextCards
      }
      programs {
        ...CoachingPrograms
      }
      methodology {
        ...Process
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
