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

  fragment WidePicture on Picture {
    ...CroppedPicture
    file {
      childImageSharp {
        gatsbyImageData(
          width: 1080
          breakpoints: [371, 741, 1080, 1600]
          sizes: "(min-width: 1344px) 1248px, calc(94.4vw - 19px)"
        )
      }
    }
  }

  fragment PartnerCredit on PartnerCredit {
    title: partner
    description: benefit
    value
  }
`;
