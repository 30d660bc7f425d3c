import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";
import { Seo } from "../../layout/Seo";
import { RelatedItems } from "../../sections/RelatedItems";
import { ActionButton } from "../../ui/controls/ActionButton";
import { Section } from "../../ui/structure/Section";

/** The not-found screen, for every path without a page (docs/product.md#not-found). */
export default function NotFoundScreen({
  data: { page, articleLabels, articles },
  location: { pathname },
}: PageProps<Queries.NotFoundScreenQuery>) {
  useEffect(() => {
    console.error(`There is no page at ${pathname}`);
  }, [pathname]);

  return (
    <>
      <Seo {...page.seo} noindex />
      <Section>
        <Typography
          variant="h1"
          color="primary"
          sx={{
            // Begins where the text does.
            ml: "-0.03em",
            mb: 6,
            fontSize: "min(38vw, 24rem)",
            lineHeight: 0.8,
          }}
        >
          {page.code}
        </Typography>
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
      notFound {
        articlesHeading
      }
    }
    articles: itemsByIds(contentIds: $articleIds) {
      ...ItemCard
    }
  }
`;
