import { graphql } from "gatsby";

/** Content that the sections of several pages show in the same way. */
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

  fragment Faqs on FaqSection {
    heading
    items {
      question
      answer
    }
  }

  fragment IconCards on IconCardSection {
    heading
    cards {
      title
      description
      icon
    }
  }

  fragment TextCards on TextCardSection {
    heading
    cards {
      title
      description
    }
  }
`;
