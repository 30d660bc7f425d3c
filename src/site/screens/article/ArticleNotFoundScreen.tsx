import { graphql, type PageProps } from "gatsby";
import { ArticleNotFound } from "../../sections/ArticleNotFound";
import { NewsletterForm } from "../../sections/NewsletterForm";

/** The article page of an item without a full text (docs/product.md#article-not-found). */
export default function ArticleNotFoundScreen({
  data,
}: PageProps<Queries.ArticleNotFoundScreenQuery>) {
  return (
    <ArticleNotFound {...data}>
      <NewsletterForm {...data.labels.newsletter} />
    </ArticleNotFound>
  );
}

export const query = graphql`
  query ArticleNotFoundScreen($contentId: String!, $articleIds: [String!]!) {
    labels: articleLabels {
      ...ArticleNotFound
      newsletter {
        ...NewsletterForm
      }
    }
    item: contentItem(contentId: { eq: $contentId }) {
      ...ItemSummary
    }
    articles: itemsByIds(contentIds: $articleIds) {
      ...RelatedItem
    }
  }
`;
