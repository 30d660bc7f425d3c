import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { FlagshipProgramme } from "./FlagshipProgramme";
import { MentoringApproach } from "./MentoringApproach";
import { MentoringServices } from "./MentoringServices";
import { PictureSplitHero } from "../../sections/PictureSplitHero";
import { Kolam } from "../../ui/Kolam";
import { rect } from "../../../common/kolam/shapes";
import { Sections } from "../../ui/Sections";

/** Founder and mentor: two dots on one line, the second is the goal. */
const pair = <Kolam cells={rect(2, 1)} size={95} goal={1} />;

/** Mentoring of women entrepreneurs (docs/product.md#mentoring). */
export default function ServicesMentoringScreen({
  data: { page },
}: PageProps<Queries.ServicesMentoringScreenQuery>) {
  return (
    <Sections>
      <Seo {...page.seo} />
      <PictureSplitHero {...page.hero} size="h1" plane="network" />
      <MentoringServices {...page.services} />
      <FlagshipProgramme {...page.flagship} />
      <MentoringApproach {...page.approach} />
      <CallToAction {...page.callToAction} plane="deep" pattern={pair} />
    </Sections>
  );
}

export const query = graphql`
  query ServicesMentoringScreen {
    page: servicesMentoringPage {
      seo {
        ...Seo
      }
      hero {
        ...PictureSplitHero
      }
      services {
        ...MentoringServices
      }
      flagship {
        ...FlagshipProgramme
      }
      approach {
        ...TextCards
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
