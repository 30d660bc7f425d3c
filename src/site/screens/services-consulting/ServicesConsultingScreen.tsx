import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { Process } from "../../sections/Process";
import { ConsultingAudiences } from "./ConsultingAudiences";
import { ConsultingDisciplines } from "./ConsultingDisciplines";
import { ConsultingSolutions } from "./ConsultingSolutions";
import { PictureBandHero } from "./PictureBandHero";
import { Sections } from "../../ui/Sections";

/** Business consulting (docs/product.md#consulting). */
export default function ServicesConsultingScreen({
  data: { page },
}: PageProps<Queries.ServicesConsultingScreenQuery>) {
  return (
    <Sections>
      <Seo {...page.seo} />
      <PictureBandHero {...page.hero} />
      <ConsultingDisciplines {...page.disciplines} />
      <ConsultingSolutions {...page.solutions} />
      <ConsultingAudiences {...page.tailored} />
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
        ...PictureBandHero
      }
      disciplines {
        ...IconCards
      }
      solutions {
        ...TextCards
      }
      tailored {
        ...ConsultingAudiences
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
