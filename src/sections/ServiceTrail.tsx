import { graphql } from "gatsby";
import { Breadcrumbs } from "../ui/Breadcrumbs";

interface ServiceTrailProps {
  overview: Queries.ServiceOverviewFragment;
  service: Queries.ServiceTrailFragment;
}

/** The trail of pages above a service's heading: the services overview, then the service. */
export function ServiceTrail({ overview, service }: ServiceTrailProps) {
  return (
    <Breadcrumbs
      trail={[{ label: overview.hero.title, to: "/services" }]}
      current={service.navLabel}
    />
  );
}

export const fragments = graphql`
  fragment ServiceOverview on ServicesPage {
    hero {
      title
    }
  }

  fragment ServiceTrail on Service {
    navLabel
  }
`;
