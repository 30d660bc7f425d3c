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
      <ContactHero {...page.hero} site={site}>
        <ContactForm form={page.form} site={site} />
      </ContactHero>
      <Offices heading={page.offices.heading} site={site} />
      <WomensNetwork {...womensNetwork} {...page.network} side="end" />
      <FollowUs heading={page.follow.heading} site={site} />
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
        title
        lead
      }
      form {
        ...ContactForm
      }
      offices {
        heading
      }
      network {
        ...NetworkPicture
      }
      follow {
        heading
      }
    }
    site: siteContent {
      ...ContactLinks
      ...ContactFormSite
      ...Offices
      ...FollowUs
    }
    womensNetwork {
      ...WomensNetwork
    }
  }
`;
