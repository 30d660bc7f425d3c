import { graphql, type PageProps } from "gatsby";
import { useEffect, useSyncExternalStore } from "react";
import { Seo } from "../../layout/Seo";
import { isArticlePath } from "../../../common/itemPaths";
import { ArticleNotFound } from "../../sections/ArticleNotFound";
import { NotFound } from "./NotFound";

const never = () => () => undefined;

/** The path that was asked for; undefined while the server's HTML, the same for every path, is being hydrated. */
function useAttemptedPath(): string | undefined {
  return useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => undefined,
  );
}

/** The not-found screen (docs/product.md#not-found): every path that is no page ends here. */
export default function NotFoundScreen({
  data: { page, article, site, articles },
}: PageProps<Queries.NotFoundScreenQuery>) {
  const attempted = useAttemptedPath();
  const isArticle = attempted !== undefined && isArticlePath(attempted);

  useEffect(() => {
    if (attempted !== undefined && !isArticle) {
      console.warn(`There is no page at ${attempted}`);
    }
  }, [attempted, isArticle]);

  if (isArticle) {
    return (
      <ArticleNotFound
        page={article}
        site={site}
        articles={articles}
        path={attempted}
      />
    );
  }
  return (
    <>
      <Seo {...page.seo} path="/404" noindex />
      <NotFound page={page} />
    </>
  );
}

export const query = graphql`
  query NotFoundScreen($articleIds: [String!]!) {
    page: notFoundPage {
      seo {
        ...Seo
      }
      ...NotFound
    }
    article: articlePage {
      ...ArticleNotFound
    }
    site: siteContent {
      ...ArticleNotFoundSite
    }
    articles: contentItems(contentIds: $articleIds) {
      ...RelatedItem
    }
  }
`;
