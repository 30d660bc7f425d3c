import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { useEffect, useState } from "react";
import { Seo } from "../../layout/Seo";
import { RelatedItems } from "../../sections/RelatedItems";
import { ActionButton } from "../../ui/controls/ActionButton";
import { TextLink } from "../../ui/links/TextLink";
import { Section } from "../../ui/structure/Section";

/**
 * An address without capitals, and without the spaces and marks that chats hang on to its end. It has one slash at its
 * beginning: two would name another site.
 */
const tidied = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^\/+/, "/")
    .replace(/(%20|[^a-z0-9])+$/, "");

/** The not-found screen, for every path without a page (docs/product.md#not-found). */
export default function NotFoundScreen({
  data: { page, articleLabels, articles },
  location: { pathname },
}: PageProps<Queries.NotFoundScreenQuery>) {
  const meant = tidied(pathname);
  /** The last address that was meant and is one of a page. */
  const [existing, setExisting] = useState<string>();

  useEffect(() => {
    console.error(`There is no page at ${pathname}`);
    if (meant !== "" && meant !== pathname)
      fetch(meant, { method: "HEAD" }).then(
        ({ ok }) => ok && setExisting(meant),
        () => undefined,
      );
  }, [pathname, meant]);

  return (
    <>
      <Seo {...page.seo} path="/404" noindex />
      <Section>
        <Typography
          variant="h1"
          color="primary"
          sx={{
            // Begins where the text does.
            ml: "-0.03em",
            mb: 6,
            // The second limit is for text at 200%.
            fontSize: "clamp(min(9rem, 38vw), min(3rem + 24vw, 44vw), 24rem)",
            lineHeight: 0.8,
            letterSpacing: "-0.02em",
          }}
        >
          {page.code}
        </Typography>
        <Typography variant="h1" component="h2" sx={{ mb: 6 }}>
          {page.title}
        </Typography>
        {meant === existing && (
          <p>
            <TextLink to={meant} label={`${page.meant} ${meant}`} />
          </p>
        )}
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
      meant
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
