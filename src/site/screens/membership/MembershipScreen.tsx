import { styled } from "@mui/material/styles";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { LimitedOffer } from "./LimitedOffer";
import { MemberPerks } from "./MemberPerks";
import { MembershipTiers } from "./MembershipTiers";
import { Ledger } from "../../ui/Ledger";
import { Logo } from "../../ui/Logo";
import { PageHero } from "../../ui/PageHero";
import { Section } from "../../ui/Section";
import { Sections } from "../../ui/Sections";

const Hero = styled(PageHero)({ paddingBottom: "clamp(2rem, 4vw, 4rem)" });

/** Membership (docs/product.md#membership). */
export default function MembershipScreen({
  data: { page, partnerCredits },
}: PageProps<Queries.MembershipScreenQuery>) {
  return (
    <Sections>
      <Seo {...page.seo} />
      <Hero {...page.hero} size="h1" columns="8-4" />
      <MembershipTiers membership={page} />
      <MemberPerks {...page.perks} />
      <Section
        headingId="partner-benefits"
        heading={page.partners.heading}
        lead={`${partnerCredits.total.number} ${page.partners.lead}`}
      >
        <Ledger
          look="cells"
          rows={partnerCredits.partners.map(({ logo, ...row }) => ({
            ...row,
            mark: <Logo logo={logo} />,
          }))}
        />
      </Section>
      <LimitedOffer {...page.offer} />
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
        title
        lead
      }
      ...MembershipTiers
      perks {
        ...MemberPerks
      }
      partners {
        heading
        lead
      }
      offer {
        ...LimitedOffer
      }
    }
    partnerCredits {
      total {
        number
      }
      partners {
        name: partner
        note: benefit
        value
        logo {
          ...Logo
        }
      }
    }
  }
`;
