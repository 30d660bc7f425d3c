import { graphql } from "gatsby";

/** Fragments that the sections of several pages share. */
export const fragments = graphql`
  fragment Action on Action {
    label
    to
  }

  fragment Claim on Claim {
    label
    figure {
      number
    }
  }

  fragment PartnerCredit on PartnerCredit {
    title: partner
    description: benefit
    value
  }
`;
