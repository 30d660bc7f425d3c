import { routes } from "../../../common/routes";

interface Faq {
  question: string;
  answer: string;
}

interface Titled {
  title: string;
  description: string;
}

interface ArticleNode extends Titled {
  path: string;
  date: string;
  category: { name: string };
  featuredPicture: { alt: string; file: { publicURL: string } } | null;
  article: {
    subtitle: string;
    tags: string[];
    author: { name: string; title: string };
  } | null;
}

/** The content that structured data speaks of, as Gatsby's data layer gives it. */
export interface StructuredSource {
  site: { siteMetadata: { siteUrl: string } };
  content: {
    brand: { fullName: string };
    tagline: string;
    email: string;
    phoneHref: string;
    navigation: { label: string; to: string }[];
    socialProfiles: { to: string }[];
    offices: { region: string; cities: string; email: string }[];
  };
  labels: { home: string };
  about: {
    leadership: {
      founder: { name: string; role: string };
      team: { name: string; role: string; subtitle: string }[];
    };
  };
  gallery: {
    heading: string;
    pictures: { caption: string; alt: string; file: { publicURL: string } }[];
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
    hero: { title: string; lead: string; seats: number };
    faqs: { items: Faq[] };
  };
  news: { nodes: ArticleNode[] };
  articles: { nodes: ArticleNode[] };
  blogs: { nodes: ArticleNode[] };
  events: {
    nodes: (Titled & {
      date: string;
      location: string;
      online: boolean;
      href: string;
    })[];
  };
  [page: `page${number}`]: { seo: Titled };
}

const articleFields = `
  nodes {
    path
    title
    description
    date(formatString: "YYYY-MM-DD")
    category { name }
    featuredPicture { alt file { publicURL } }
    article { subtitle tags author { name title } }
  }
`;

/** Asks for a StructuredSource. */
export const structuredQuery = `
  query StructuredData {
    site { siteMetadata { siteUrl } }
    content: siteContent {
      brand { fullName }
      tagline
      email
      phoneHref
      navigation { label to }
      socialProfiles { to }
      offices { region cities email }
    }
    labels: interfaceLabels { home }
    about: aboutPage {
      leadership { founder { name role } team { name role subtitle } }
    }
    gallery { heading pictures { caption alt file { publicURL } } }
    services: allService { nodes { title description to navLabel } }
    consulting: servicesConsultingPage { disciplines { cards { title description } } }
    mentoring: servicesMentoringPage { services { cards { title description } } }
    coaching: servicesCoachingPage { programs { cards { title description } } }
    online: servicesOnlineProgramsPage {
      groups { programmes { title duration outcome offerPrice action { to } } }
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
      hero { title lead seats }
      faqs { items { question answer } }
    }
    news: allNewsItem { ${articleFields} }
    articles: allArticleItem { ${articleFields} }
    blogs: allBlogItem { ${articleFields} }
    events: allEventItem(sort: { date: ASC }) {
      nodes { title description date(formatString: "YYYY-MM-DD") location online href }
    }
    ${routes.map(({ content }, index) => `page${index}: ${content} { seo { title description } }`).join("\n")}
  }
`;
