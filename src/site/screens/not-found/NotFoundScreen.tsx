import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";
import { isArticlePath } from "../../../common/itemPaths";
import { ring } from "../../../common/kolam/shapes";
import { Seo } from "../../layout/Seo";
import { ArticleNotFound } from "../../sections/ArticleNotFound";
import { ActionButton } from "../../ui/controls/ActionButton";
import { useBrowserValue } from "../../ui/hooks/useBrowserValue";
import { Kolam } from "../../ui/pictures/Kolam";
import { Section } from "../../ui/structure/Section";
import { space } from "../../theme/tokens";

const Code = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.1em",
  marginBottom: space[7],
  // The second limit is for text at 200%.
  fontSize: "clamp(min(9rem, 38vw), min(3rem + 24vw, 44vw), 24rem)",
  color: theme.vars.palette.primary.main,
}));

const CodeFigure = styled("h1")(({ theme }) => ({
  ...theme.typography.h1,
  fontSize: "inherit",
  lineHeight: 0.8,
  letterSpacing: "-0.05em",
  // A firm's own code may be longer than three digits.
  overflowWrap: "anywhere",
}));

const Ring = styled(Kolam)({ width: "0.74em" });

const HomeButton = styled(ActionButton)({ marginTop: space[6] });

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
      <Section sx={{ pt: 8 }}>
        <Code>
          <CodeFigure>{page.code}</CodeFigure>
          <Ring cells={ring} size={92} strokeWidth={5} dotRadius={8} draw />
        </Code>
        <Typography variant="h1" component="h2">
          {page.title}
        </Typography>
        <HomeButton {...page.action} />
      </Section>
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
