import type { CohortDay } from "../model/cohortDays";
import type { HubLabels } from "../pages/listPages";

interface Faq {
  question: string;
  answer: string;
}

interface Titled {
  title: string;
  description: string;
}

/** A picture as JPEG, in a width that pages show, too. */
export interface PublicPicture {
  file: {
    childImageSharp: {
      gatsbyImageData: { images: { fallback: { src: string } } };
    };
  };
}

/** Answers siteQuery. */
export interface SiteQuery {
  content: {
    brand: { fullName: string; name: string };
    tagline: string;
    email: string;
    timeZone: string;
    phoneHref: string;
    legal: {
      registeredName: string;
      registrationNumber: string;
      registeredOffice: string;
    };
    navigation: { label: string; to: string }[];
    socialProfiles: { to: string }[];
    offices: { region: string; cities: string; email: string }[];
  };
  labels: { home: string };
  hub: HubLabels;
  about: {
    leadership: {
      founder: { name: string; role: string };
      team: { name: string; role: string; subtitle: string }[];
    };
  };
  gallery: {
    heading: string;
    pictures: (PublicPicture & { caption: string; alt: string })[];
  };
  services: { nodes: (Titled & { to: string; navLabel: string })[] };
  consulting: { disciplines: { cards: Titled[] } };
  mentoring: { services: { cards: Titled[] } };
  coaching: { programs: { cards: Titled[] } };
  online: {
    groups: {
      programmes: {
        title: string;
        duration: string;
        outcome: string;
        anchor: string;
        hoursPerWeek: number | null;
        nextStart: { date: string; seats: number | null } | null;
        offerPrice: number;
        action: { to: string };
      }[];
    }[];
  };
  funding: {
    programs: { rows: Titled[] };
    faqs: { items: Faq[] };
  };
  membership: {
    labels: { action: { to: string } };
    groups: {
      audience: string;
      tiers: { name: string; price: number; description: string }[];
    }[];
  };
  cohort: {
    hero: {
      title: string;
      lead: string;
      seats: number;
      actions: { to: string }[];
    };
    dates: { days: CohortDay[] };
    faqs: { items: Faq[] };
  };
  articlePictures: {
    nodes: {
      path: string;
      featuredPicture: PublicPicture | null;
      article: { pictures: PublicPicture[] } | null;
    }[];
  };
  redirects: { nodes: { from: string; to: string }[] };
}

const pictureFile = `
  file {
    childImageSharp {
      gatsbyImageData(width: 1600, breakpoints: [1600], formats: [JPG])
    }
  }
`;

/** Everything that SiteData holds besides items, pages and documents. */
export const siteQuery = `
  query SiteData {
    content: siteContent {
      brand { fullName name }
      tagline
      email
      timeZone
      phoneHref
      legal { registeredName registrationNumber registeredOffice }
      navigation { label to }
      socialProfiles { to }
      offices { region cities email }
    }
    labels: interfaceLabels { home }
    hub: newsArticlesPage {
      tabs { kind label }
      archive {
        seo { title description }
        title
        position
        topic { seo { title description } title }
      }
    }
    about: aboutPage {
      leadership { founder { name role } team { name role subtitle } }
    }
    gallery { heading pictures { caption alt ${pictureFile} } }
    services: allService { nodes { title description to navLabel } }
    consulting: servicesConsultingPage { disciplines { cards { title description } } }
    mentoring: servicesMentoringPage { services { cards { title description } } }
    coaching: servicesCoachingPage { programs { cards { title description } } }
    online: servicesOnlineProgramsPage {
      groups {
        programmes {
          title
          duration
          outcome
          anchor
          hoursPerWeek
          nextStart { date(formatString: "YYYY-MM-DD") seats }
          offerPrice
          action { to }
        }
      }
    }
    funding: servicesFundingPage {
      programs { rows { title description } }
      faqs { items { question answer } }
    }
    membership: membershipPage {
      labels { action { to } }
      groups { audience tiers { name price description } }
    }
    cohort: cohortPage {
      hero { title lead seats actions { to } }
      dates { days { name date text } }
      faqs { items { question answer } }
    }
    articlePictures: allReadableItem {
      nodes {
        path
        featuredPicture { ${pictureFile} }
        article { pictures { ${pictureFile} } }
      }
    }
    redirects: allRedirect { nodes { from to } }
  }
`;
