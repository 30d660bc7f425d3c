import { graphql, type PageProps } from "gatsby";
import { Archive, type ArchivePlace } from "./Archive";

/** A page of all news, articles, blogs or features, for a tab of the hub that has more than it shows. */
export default function ArchiveScreen({
  data: { hub, items },
  pageContext,
}: PageProps<
  Queries.ArchiveScreenQuery,
  ArchivePlace & { contentIds: readonly string[] }
>) {
  return <Archive hub={hub} items={items} place={pageContext} />;
}

export const query = graphql`
  query ArchiveScreen($contentIds: [String!]!) {
    hub: newsArticlesPage {
      ...Archive
    }
    items: contentItems(contentIds: $contentIds) {
      ...ContentRow
    }
  }
`;
