import { graphql, type PageProps } from "gatsby";
import { ArticleNotFound } from "../../sections/ArticleNotFound";

/** The article reader for ids without a full article (docs/product.md#article-not-found). */
export default function ArticleNotFoundScreen({
  data: { page, site },
}: PageProps<Queries.ArticleNotFoundScreenQuery>) {
  return <ArticleNotFound page={page} site={site} />;
}

export const query = graphql`
  query ArticleNotFoundScreen {
    page: articlePage {
      ...ArticleNotFound
    }
    site: siteContent {
      ...ArticleNotFoundSite
    }
  }
`;
