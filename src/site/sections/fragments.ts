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

  fragment Faqs on FaqSection {
    heading
    items {
      question
      answer
    }
  }

  fragment StatisticCard on Statistic {
    key
    title
    description
    icon
    figure {
      number
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
