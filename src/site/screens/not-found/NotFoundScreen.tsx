import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";
import { isArticlePath } from "../../../common/itemPaths";
import { Seo } from "../../layout/Seo";
import { ArticleNotFound } from "../../sections/ArticleNotFound";
import { RelatedItems } from "../../sections/RelatedItems";
import { ActionButton } from "../../ui/controls/ActionButton";
import { useBrowserValue } from "../../ui/hooks/useBrowserValue";
import { Section } from "../../ui/structure/Section";
import { space } from "../../theme/tokens";

const Code = styled("h1")(({ theme: { typography, vars } }) => ({
  ...typography.h1,
  marginBottom: space[7],
  // The second limit is for text at 200%.
  fontSize: "clamp(min(9rem, 38vw), min(3rem + 24vw, 44vw), 24rem)",
  lineHeight: 0.8,
  letterSpacing: "-0.05em",
  color: vars.palette.primary.main,
}));

/** The not-found screen, for every path without a page (docs/product.md#not-found). */
export default function NotFoundScreen({
  data: { page, articleLabels, articles },
}: PageProps<Queries.NotFoundScreenQuery>) {
  // Undefined while hydrating: the server's HTML is the same for every path.
  const attempted = useBrowserValue(() => window.location.pathname, undefined);
  const isArticle = attempted !== undefined && isArticlePath(attempted);

  useEffect(() => {
    if (attempted !== undefined && !isArticle)
      console.error(`There is no page at ${attempted}`);
  }, [attempted, isArticle]);

  if (isArticle) {
    return (
      <ArticleNotFound
        labels={articleLabels}
        articles={articles}
        path={attempted}
      />
    );
  }
  return (
    <>
      <Seo {...page.seo} path="/404" noindex />
      <Section>
        <Code>{page.code}</Code>
        <Typography variant="h1" component="h2" sx={{ mb: 6 }}>
          {page.title}
        </Typography>
        <ActionButton {...page.action} />
      </Section>
      <RelatedItems
        heading={articleLabels.notFound.articlesHeading}
        items={articles}
      />
    </>
  );
}

export const query = graphql`
  query NotFoundScreen($articleIds: [String!]!) {
    page: notFoundPage {
      ...Seo
      code
      title
      action {
        ...Action
      }
    }
    articleLabels {
      ...ArticleNotFound
    }
    articles: itemsByIds(contentIds: $articleIds) {
      ...RelatedItem
    }
  }
`;
