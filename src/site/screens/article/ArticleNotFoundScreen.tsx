import { graphql, type PageProps } from "gatsby";
import { ArticleNotFound } from "../../sections/ArticleNotFound";

/** The article page of an item without a full text (docs/product.md#article-not-found). */
export default function ArticleNotFoundScreen({
  data,
}: PageProps<Queries.ArticleNotFoundScreenQuery>) {
  return <ArticleNotFound {...data} />;
}

export const query = graphql`
  query ArticleNotFoundScreen($contentId: String!, $articleIds: [String!]!) {
    labels: articleLabels {
      ...ArticleNotFound
    }
    item: contentItem(contentId: { eq: $contentId }) {
      ...ItemSummary
    }
    articles: itemsByIds(contentIds: $articleIds) {
      ...ItemCard
    }
  }
`;
