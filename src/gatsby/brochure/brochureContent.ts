/** What the brochure says: the cohort page's content and how to reach the firm. */
export interface BrochureContent {
  readonly site: { siteMetadata: { siteUrl: string } };
  readonly content: {
    brand: { fullName: string };
    email: string;
    phone: string;
  };
  readonly credits: {
    partners: { partner: string; benefit: string; value: string }[];
  };
  readonly cohort: {
    hero: { title: string; lead: string; seats: number; seatsLabel: string };
    dates: { days: { date: string; text: string }[] };
    blueprint: Cards;
    perks: {
      heading: string;
      partnerColumn: string;
      benefitColumn: string;
      valueColumn: string;
    };
    eligibility: TextList;
    differentiators: TextList;
    journey: { heading: string; steps: Card[] };
    apply: { heading: string; text: string; contactHeading: string };
  };
}

interface Card {
  title: string;
  description: string;
}

interface Cards {
  heading: string;
  cards: Card[];
}

interface TextList {
  heading: string;
  items: string[];
}

/** Asks for a BrochureContent. */
export const brochureQuery = `
  query Brochure {
    site { siteMetadata { siteUrl } }
    content: siteContent { brand { fullName } email phone }
    credits: partnerCredits { partners { partner benefit value } }
    cohort: cohortPage {
      hero { title lead seats seatsLabel }
      dates { days { date text } }
      blueprint { heading cards { title description } }
      perks { heading partnerColumn benefitColumn valueColumn }
      eligibility { heading items }
      differentiators { heading items }
      journey { heading steps { title description } }
      apply { heading text contactHeading }
    }
  }
`;
