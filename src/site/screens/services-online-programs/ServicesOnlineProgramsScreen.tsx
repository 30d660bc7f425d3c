import { styled } from "@mui/material/styles";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { LearningTechnology } from "./LearningTechnology";
import { ProgrammeGroup } from "./ProgrammeGroup";
import { PageHero } from "../../ui/PageHero";
import { Sections } from "../../ui/Sections";

const Hero = styled(PageHero)({
  paddingBottom: "clamp(2.5rem, 4vw, 4rem)",
  "& h1": { maxWidth: "9em" },
});

/** Online programmes and their prices (docs/product.md#online-programs). */
export default function ServicesOnlineProgramsScreen({
  data: { page },
}: PageProps<Queries.ServicesOnlineProgramsScreenQuery>) {
  return (
    <Sections>
      <Seo {...page.seo} />
      <Hero {...page.hero} columns="12" />
      {page.groups.map((group, index) => (
        <ProgrammeGroup
          key={group.heading}
          id={`programmes-${index + 1}`}
          group={group}
          labels={page.labels}
          flush={index === 0 ? "top" : undefined}
        />
      ))}
      <LearningTechnology {...page.technology} />
      <CallToAction {...page.callToAction} plane="light" pattern={null} />
    </Sections>
  );
}

export const query = graphql`
  query ServicesOnlineProgramsScreen {
    page: servicesOnlineProgramsPage {
      seo {
        ...Seo
      }
      hero {
        title
        lead
      }
      labels {
        ...ProgrammeLabels
      }
      groups {
        ...ProgrammeGroup
      }
      technology {
        ...TextCards
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
