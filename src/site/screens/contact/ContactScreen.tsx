import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { tierSubject } from "../../../common/askPath";
import { fillTemplate } from "../../../common/fillTemplate";
import { slug } from "../../../common/slug";
import { ContactForm } from "../../contact/ContactForm";
import { Seo } from "../../layout/Seo";
import { ContactHero } from "./ContactHero";
import { FollowUs } from "./FollowUs";
import { Offices } from "./Offices";
import { WomensNetwork } from "../../sections/WomensNetwork";
import { Sections } from "../../ui/Sections";

/** What other pages have a link to ask about. */
const subjectsOf = ({
  membership,
  programmes,
  mentoring,
  cohort,
  services,
  events,
}: Pick<
  Queries.ContactScreenQuery,
  "membership" | "programmes" | "mentoring" | "cohort" | "services" | "events"
>): readonly string[] => [
  ...membership.groups.flatMap(({ audience, tiers }) =>
    tiers.map(({ name }) => tierSubject(audience, name)),
  ),
  ...programmes.groups.flatMap((group) =>
    group.programmes.map(({ title }) => title),
  ),
  mentoring.flagship.heading,
  cohort.apply.subject,
  ...[...services.nodes, ...events.nodes].map(({ title }) => title),
];

/** The contact page (docs/product.md#contact). */
export default function ContactScreen({
  data,
}: PageProps<Queries.ContactScreenQuery>) {
  const { page, site, womensNetwork } = data;
  const openings = useMemo(
    () =>
      new Map(
        subjectsOf(data).map((subject) => [
          slug(subject),
          fillTemplate(data.page.form.aboutLine, { subject }),
        ]),
      ),
    [data],
  );
  return (
    <Sections>
      <Seo {...page.seo} />
      <ContactHero hero={page.hero} site={site}>
        <ContactForm form={page.form} site={site} openings={openings} />
      </ContactHero>
      <Offices offices={page.offices} site={site} />
      <WomensNetwork
        network={womensNetwork}
        picture={page.network}
        side="end"
      />
      <FollowUs follow={page.follow} site={site} />
    </Sections>
  );
}

export const query = graphql`
  query ContactScreen {
    page: contactPage {
      seo {
        ...Seo
      }
      hero {
        ...ContactHero
      }
      form {
        aboutLine
        ...ContactForm
      }
      offices {
        ...Offices
      }
      network {
        ...NetworkPicture
      }
      follow {
        ...FollowUs
      }
    }
    site: siteContent {
      ...ContactHeroSite
      ...ContactFormSite
      ...OfficesSite
      ...FollowUsSite
    }
    womensNetwork {
      ...WomensNetwork
    }
    membership: membershipPage {
      groups {
        audience
        tiers {
          name
        }
      }
    }
    programmes: servicesOnlineProgramsPage {
      groups {
        programmes {
          title
        }
      }
    }
    mentoring: servicesMentoringPage {
      flagship {
        heading
      }
    }
    cohort: cohortPage {
      apply {
        subject
      }
    }
    services: allService {
      nodes {
        title
      }
    }
    events: allEventItem {
      nodes {
        title
      }
    }
  }
`;
