import { isEvent } from "../../common/events";
import { routes } from "../../common/routes";
import { itemKinds } from "../model/itemKinds";
import { inOrder, isArticle, newestFirst, type Item } from "../model/items";
import { pageType } from "../model/pageNames";
import { listPages } from "./listPages";

// In lower case, "graphql" makes Gatsby generate the result's type and keeps Prettier from formatting the query.
const query = /* graphql */ `
  query SitePages {
    content: siteContent {
      brand { fullName name }
      tagline
      email
      locale
      currency
      timeZone
      phoneHref
      legal { registeredName registrationNumber registeredOffice }
      navigation { label to }
      socialProfiles { to }
      offices { region country cities email }
    }
    allPage { nodes { __typename seo { ...PageSeo } } }
    allSectionPage(sort: { path: ASC }) {
      nodes {
        path
        isDark
        seo { ...PageSeo }
        sections {
          ... on ProgrammesSection {
            programmes {
              title
              anchor
              outcome
              listPrice
              offerPrice
              action { to }
            }
          }
        }
      }
    }
    hub: newsArticlesPage {
      tabs { kind label }
      archive { title description position }
    }
    services: allService { nodes { navLabel to } }
    membership: membershipPage {
      labels { action { to } }
      groups { tiers { name description price } }
    }
    documents: allDocument(sort: [{ order: ASC }, { contentId: ASC }]) {
      nodes {
        contentId
        path
        title
        label
        description: summary
        date
      }
    }
    contentItems: allContentItem {
      nodes {
        kind
        contentId
        path
        href
        title
        description
        date
        category { name }
        cover { ...SocialCard }
        ... on ArticleItem {
          articlePicture { ...SocialCard }
          article {
            subtitle
            updated
            tags
            author { name role }
          }
        }
        ... on EventItem {
          lastDay
          shownDays
          starts
          ends
          location
          online
          notice
          shownNotice
          fee
          speakers { name role }
        }
      }
    }
  }

  fragment PageSeo on Seo {
    title
    description
    picture { ...SocialCard }
  }

  fragment SocialCard on Picture {
    file {
      childImageSharp {
        resize(
          width: 1200
          height: 630
          toFormat: JPG
          quality: 70
          cropFocus: ATTENTION
        ) { src }
      }
    }
  }
`;

/** The address of a picture as a social card: a JPEG of 1200 × 630 pixels. */
const socialCard = (
  picture: Queries.SocialCardFragment | null | undefined,
): string | undefined =>
  picture?.file.childImageSharp?.resize?.src ?? undefined;

/** A page of the site, with its title, description and picture for search engines and social networks. */
const pageOf = (
  path: string,
  { picture, ...seo }: Queries.PageSeoFragment,
) => ({ path, ...seo, socialCard: socialCard(picture) });

/** Gatsby's `graphql` function. */
type RunQuery = (
  query: string,
) => Promise<{ data?: Queries.SitePagesQuery; errors?: unknown }>;

/** Reads the firm and every page of the site. Throws with the messages of a failed query. */
export async function readSitePages(graphql: RunQuery) {
  const { data, errors } = await graphql(query);
  if (!data || errors)
    throw new Error(`The content cannot be read: ${JSON.stringify(errors)}`);
  const items = itemKinds.flatMap((itemKind): Item[] =>
    inOrder(
      itemKind,
      data.contentItems.nodes
        .filter(({ kind }) => kind === itemKind.folder)
        .map((node) => ({
          ...node,
          itemKind,
          socialCard: socialCard(
            ("articlePicture" in node && node.articlePicture) || node.cover,
          ),
        })),
    ),
  );
  return {
    ...data,
    /** The pages of the route table and those made of sections, with title and description for search engines. */
    pages: [
      ...routes.flatMap((route) =>
        data.allPage.nodes
          .filter(({ __typename }) => __typename === pageType(route.page))
          .map(({ seo }) => pageOf(route.path, seo)),
      ),
      ...data.allSectionPage.nodes.map(({ path, seo }) => pageOf(path, seo)),
    ],
    /** Grouped by kind. */
    items,
    /** Newest first. */
    articles: items.filter(isArticle).sort(newestFirst),
    /** Soonest first. */
    events: items.filter(isEvent),
    lists: listPages(items, data.hub),
  };
}

/** The firm and every page of the site, for page creation and all that describes pages to machines. */
export type SitePages = Awaited<ReturnType<typeof readSitePages>>;

/** The pages that search engines may list. */
export const indexedPages = ({
  pages,
  lists,
  documents,
  articles,
  events,
}: SitePages) => [
  ...pages,
  ...lists.filter(({ isIndexed }) => isIndexed),
  ...documents.nodes,
  ...articles,
  ...events,
];

export type IndexedPage = ReturnType<typeof indexedPages>[number];
