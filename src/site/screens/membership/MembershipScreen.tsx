import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { LimitedOffer } from "./LimitedOffer";
import { MemberPerks } from "./MemberPerks";
import { MembershipHero } from "./MembershipHero";
import { MembershipTiers } from "./MembershipTiers";
import { PartnerBenefits } from "./PartnerBenefits";
import { Sections } from "../../ui/Sections";

/** Membership (docs/product.md#membership). */
export default function MembershipScreen({
  data: { page, partnerCredits },
}: PageProps<Queries.MembershipScreenQuery>) {
  return (
    <Sections>
      <Seo {...page.seo} />
      <MembershipHero hero={page.hero} />
      <MembershipTiers membership={page} />
      <MemberPerks perks={page.perks} />
      <PartnerBenefits section={page.partners} credits={partnerCredits} />
      <LimitedOffer offer={page.offer} />
    </Sections>
  );
}

export const query = graphql`
  query MembershipScreen {
    page: membershipPage {
      seo {
        ...Seo
      }
      hero {
        ...MembershipHero
      }
      ...MembershipTiers
      perks {
        ...MemberPerks
      }
      partners {
        ...PartnersSection
      }
      offer {
        ...LimitedOffer
      }
    }
    partnerCredits {
      ...PartnerBenefits
    }
  }
`;
