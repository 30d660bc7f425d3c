import { routes, type Route } from "../../common/routes";
import { itemKinds } from "../model/itemKinds";
import { isArticle, isEvent, type Item } from "../model/items";
import { pageType, rootField } from "../model/pageNames";
import { queryOrThrow, type Query } from "../model/queryOrThrow";
import { listPages } from "../pages/listPages";

// In lower case, "graphql" makes Gatsby generate the result's type and keeps Prettier from formatting the query.
const siteQuery = /* graphql */ `
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
    gallery { heading pictures { caption alt file { ...PublicPicture } } }
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
    documents: allDocument(sort: { order: ASC }) {
      nodes {
        contentId
        path
        title
        label
        description: summary
        date(formatString: "YYYY-MM-DD")
      }
    }
    contentItems: allContentItem(sort: { date: DESC }) {
      nodes {
        __typename
        contentId
        path
        href
        title
        description
        date(formatString: "YYYY-MM-DD")
        category { name }
        ... on ReadableItem {
          featuredPicture { file { ...PublicPicture } }
          article {
            subtitle
            updated(formatString: "YYYY-MM-DD")
            tags
            author { name title }
            pictures { file { ...PublicPicture } }
          }
        }
        ... on EventItem {
          lastDay
          starts
          ends
          location
          online
          address
          notice
          fee
          announced(formatString: "YYYY-MM-DD")
          people { name role }
        }
      }
    }
    redirects: allRedirect { nodes { from to } }
  }

  fragment PublicPicture on File {
    childImageSharp {
      gatsbyImageData(width: 1600, breakpoints: [1600], formats: [JPG])
    }
  }
`;

const fieldOf = ({ page }: Route): string => rootField(pageType(page));

const pagesQuery = `
  query Pages {
    ${routes.map((route) => `${fieldOf(route)} { seo { title description } }`).join("\n")}
  }
`;

type PagesData = Record<string, { seo: Queries.Seo }>;

/** Reads the site's data. Throws if the content cannot be queried. */
export async function readSiteData(
  graphql: Query<Queries.SiteDataQuery> & Query<PagesData>,
) {
  const data = await queryOrThrow<Queries.SiteDataQuery>(graphql, siteQuery);
  const pagesData = await queryOrThrow<PagesData>(graphql, pagesQuery);
  const items = itemKinds.flatMap((kind): Item[] => {
    const newestFirst = data.contentItems.nodes
      .filter(({ __typename }) => __typename === kind.type)
      .map((node) => ({ ...node, kind }));
    return kind.isEvent ? newestFirst.reverse() : newestFirst;
  });
  return {
    ...data,
    /** The pages of the route table, with title and description for search engines. */
    pages: routes.flatMap((route) => {
      const page = pagesData[fieldOf(route)];
      return page ? [{ ...route, ...page.seo }] : [];
    }),
    /** Grouped by kind. */
    items,
    /** Newest first. */
    articles: items
      .filter(isArticle)
      .sort((one, other) => other.date.localeCompare(one.date)),
    /** Soonest first. */
    events: items.filter(isEvent),
    lists: listPages(items, data.hub),
  };
}

/** The whole site's data for structured data, page lists, feeds, calendars and breadcrumbs. */
export type SiteData = Awaited<ReturnType<typeof readSiteData>>;

/** The pages that search engines may list. */
export const indexedPages = ({
  pages,
  lists,
  documents,
  articles,
  events,
}: SiteData) => [
  ...pages,
  ...lists.filter(({ isIndexed }) => isIndexed),
  ...documents.nodes,
  ...articles,
  ...events,
];
