import { graphql } from "gatsby";
import { Ledger } from "../../ui/Ledger";
import { Logo } from "../../ui/Logo";
import { Section } from "../../ui/Section";

interface PartnerBenefitsProps {
  section: Queries.PartnersSectionFragment;
  credits: Queries.PartnerBenefitsFragment;
}

/** The partner credits as cells, with their total value. */
export function PartnerBenefits({
  section: { heading, lead },
  credits: { total, partners },
}: PartnerBenefitsProps) {
  return (
    <Section
      headingId="partner-benefits"
      heading={heading}
      lead={`${total.number} ${lead}`}
    >
      <Ledger
        look="cells"
        rows={partners.map(({ partner, benefit, value, logo }) => ({
          name: partner,
          note: benefit,
          value,
          mark: <Logo logo={logo} />,
        }))}
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment PartnerBenefits on PartnerCredits {
    total {
      number
    }
    partners {
      partner
      benefit
      value
      logo {
        ...Logo
      }
    }
  }
`;
