import { graphql, type PageProps } from "gatsby";
import { Fragment } from "react";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { Cards } from "../../sections/Cards";
import { Figures } from "../../sections/Figures";
import { Hero } from "../../sections/Hero";
import { Panels } from "../../sections/Panels";
import { Programmes } from "../../sections/Programmes";
import { Quotes } from "../../sections/Quotes";
import { Rows } from "../../sections/Rows";
import { Spotlight } from "../../sections/Spotlight";
import { DarkScheme } from "../../theme/DarkScheme";

type PageSection = Queries.PageScreenQuery["page"]["sections"][number];

/**
 * A section by its kind. A new kind is a type in pageSections.graphql, a component, and a case here.
 *
 * @param id Id of the section's heading.
 */
function sectionOf(section: PageSection, id: string) {
  switch (section.__typename) {
    case "HeroSection":
      return <Hero {...section} />;
    case "CardsSection":
      return <Cards id={id} {...section} />;
    case "RowsSection":
      return <Rows id={id} {...section} />;
    case "PanelsSection":
      return <Panels id={id} {...section} />;
    case "FiguresSection":
      return <Figures id={id} {...section} />;
    case "QuotesSection":
      return <Quotes id={id} {...section} />;
    case "SpotlightSection":
      return <Spotlight id={id} {...section} />;
    case "ProgrammesSection":
      return <Programmes id={id} {...section} />;
    case "CallToActionSection":
      return <CallToAction id={id} {...section} />;
  }
}

/** A page that is a list of sections, such as that of a service (docs/product.md#service-pages). */
export default function PageScreen({
  data: { page },
}: PageProps<Queries.PageScreenQuery>) {
  return (
    <>
      {page.isDark && <DarkScheme />}
      <Seo {...page.seo} />
      {page.sections.map((section, index) => (
        <Fragment key={index}>
          {sectionOf(section, `section-${index}`)}
        </Fragment>
      ))}
    </>
  );
}

export const query = graphql`
  query PageScreen($pagePath: String!) {
    page: sectionPage(path: { eq: $pagePath }) {
      ...Seo
      isDark
      sections {
        __typename
        ...Hero
        ...Cards
        ...Rows
        ...Panels
        ...Figures
        ...Quotes
        ...Spotlight
        ...Programmes
        ...CallToAction
      }
    }
  }
`;
