import { isEvent, type EventOf } from "../../../common/events";
import { isArticle, type WithFullText } from "../../model/items";
import { queryOrThrow, type Query } from "../../model/queryOrThrow";

const query = /* graphql */ `
  query StructuredData {
    content: siteContent {
      brand { fullName }
      locale
      currency
      tagline
      email
      phoneHref
      legal { registeredName registrationNumber registeredOffice }
      socialProfiles { to }
      offices { region country cities address email phoneHref }
    }
    contentItems: allContentItem(sort: { date: ASC }) {
      nodes {
        contentId
        path
        href
        title
        description
        date
        category { name }
        ... on ArticleItem {
          kind
          articlePicture { file { ...PublicPicture } }
          article {
            subtitle
            updated
            tags
            author { name role }
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
          speakers { name role }
        }
      }
    }
  }

  fragment PublicPicture on File {
    childImageSharp {
      gatsbyImageData(width: 1600, breakpoints: [1600], formats: [JPG])
    }
  }
`;

type Node = Queries.StructuredDataQuery["contentItems"]["nodes"][number];
/** What structured data says of an article. */
export type ArticleData = WithFullText<Node>;

/** What structured data says of an event. */
export type EventData = EventOf<Node>;

/** Reads what structured data says. Throws if the content cannot be queried. */
export async function readSourceData(
  graphql: Query<Queries.StructuredDataQuery>,
) {
  const data = await queryOrThrow(graphql, query);
  const { nodes } = data.contentItems;
  return {
    ...data,
    articles: nodes.filter(isArticle),
    /** Soonest first. */
    events: nodes.filter(isEvent),
  };
}

/** What structured data says of the firm and its items. */
export type SourceData = Awaited<ReturnType<typeof readSourceData>>;
