import { graphql, type PageProps } from "gatsby";
import { ContactForm } from "../../contact/ContactForm";
import { Seo } from "../../layout/Seo";
import { ContactHero } from "./ContactHero";
import { FollowUs } from "./FollowUs";
import { Offices } from "./Offices";
import { WomensNetwork } from "../../sections/WomensNetwork";
import { Sections } from "../../ui/Sections";

/** The contact page (docs/product.md#contact). */
export default function ContactScreen({
  data: { page, site, womensNetwork },
}: PageProps<Queries.ContactScreenQuery>) {
  return (
    <Sections>
      <Seo {...page.seo} />
      <ContactHero hero={page.hero} site={site}>
        <ContactForm form={page.form} site={site} />
      </ContactHero>
      <Offices offices={page.offices} site={site} />
      <WomensNetwork {...womensNetwork} {...page.network} side="end" />
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
  }
`;
