import { graphql } from "gatsby";

/** Fragments that the sections of several pages share. */
export const fragments = graphql`
  fragment Action on Action {
    label
    to
  }

  fragment CardItem on ContentItem {
    ...ItemTitle
    cover {
      alt
      focus {
        left
        top
      }
    }
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

  fragment ItemSummary on ContentItem {
    ...ItemTitle
    description
    path
    date
    shownDate: date(as: long)
    ... on ArticleItem {
      awaitsText
    }
  }

  fragment ItemTitle on ContentItem {
    contentId
    title
    href
    category {
      name
      tone
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
