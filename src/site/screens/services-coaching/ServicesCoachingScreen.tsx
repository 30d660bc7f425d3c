import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { CoachingCapabilities } from "./CoachingCapabilities";
import { CoachingMethodology } from "./CoachingMethodology";
import { CoachingPrograms } from "./CoachingPrograms";
import { CoachingResults } from "./CoachingResults";
import { PictureSplitHero } from "../../sections/PictureSplitHero";
import { Sections } from "../../ui/Sections";

/** Business coaching (docs/product.md#coaching). */
export default function ServicesCoachingScreen({
  data: { page },
}: PageProps<Queries.ServicesCoachingScreenQuery>) {
  return (
    <Sections>
      <Seo {...page.seo} />
      <PictureSplitHero hero={page.hero} size="display" side="start" />
      <CoachingResults results={page.results} />
      <CoachingCapabilities capabilities={page.capabilities} />
      <CoachingPrograms programs={page.programs} />
      <CoachingMethodology methodology={page.methodology} />
      <CallToAction callToAction={page.callToAction} />
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
        ...CoachingResults
      }
      capabilities {
        ...CoachingCapabilities
      }
      programs {
        ...CoachingPrograms
      }
      methodology {
        ...CoachingMethodology
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
