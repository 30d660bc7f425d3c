import { graphql } from "gatsby";
import { Ledger } from "../../ui/Ledger";
import { Section } from "../../ui/Section";
import { SplitHeading } from "../../ui/SplitHeading";

interface PartnerBenefitsProps {
  section: Queries.PartnersSectionFragment;
  credits: Queries.PartnerBenefitsFragment;
}

/** The partner credits as six cells, with what they are worth together. */
export function PartnerBenefits({
  section: { heading, lead },
  credits: { total, partners },
}: PartnerBenefitsProps) {
  return (
    <Section headingId="partner-benefits">
      <SplitHeading
        id="partner-benefits"
        title={heading}
        lead={`${total.number} ${lead}`}
      />
      <Ledger
        look="cells"
        rows={partners.map(({ partner, benefit, value, logo }) => ({
          name: partner,
          note: benefit,
          value,
          mark: { src: logo.file.publicURL ?? "", alt: logo.alt },
        }))}
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment PartnerBenefits on PartnerCredits {
    ...PartnerCredits
    partners {
      logo {
        alt
        file {
          publicURL
        }
      }
    }
  }
`;
