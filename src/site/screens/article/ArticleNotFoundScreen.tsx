import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { fillTemplate } from "../../../common/fillTemplate";
import { articlePath } from "../../../common/itemPaths";
import { Seo } from "../../layout/Seo";
import { RelatedItems } from "../../sections/RelatedItems";
import { ItemMeta } from "../../ui/cards/ItemMeta";
import { ActionButton } from "../../ui/controls/ActionButton";
import { useShell } from "../../ui/hooks/useShell";
import { TextLink } from "../../ui/links/TextLink";
import { Section } from "../../ui/structure/Section";
import { Lead } from "../../ui/text/Lead";

/** What there is of an item without a full text. A feature links to its address, an event to its own page. */
function ItemTeaser({ item }: { item: Queries.ItemSummaryFragment }) {
  const { contentId, title, description, path, href } = item;
  const here = articlePath(contentId);
  const to = path === here ? href : path;
  return (
    <Box
      component="section"
      aria-labelledby="item"
      sx={{
        display: "grid",
        justifyItems: "start",
        gap: 4,
        maxWidth: "60rem",
        mb: 6,
      }}
    >
      <ItemMeta item={item} />
      {/* No heading, since the page's first heading follows. */}
      <Typography variant="h1" component="p" id="item">
        {to === here ? title : <TextLink to={to} label={title} />}
      </Typography>
      <Lead>{description}</Lead>
    </Box>
  );
}

/** The article page of an item without a full text, or of no item at all (docs/product.md#article-not-found). */
export default function ArticleNotFoundScreen({
  data: { labels, articles, item },
}: PageProps<Queries.ArticleNotFoundScreenQuery>) {
  const { notFound, backToNews } = labels;
  const { pageTitle, description, title, text, articlesHeading } = notFound;
  const { site } = useShell();
  return (
    <>
      <Seo
        title={fillTemplate(pageTitle, { brand: site.brand.fullName })}
        alone
        description={description}
        noindex
      />
      <Section>
        {item && <ItemTeaser item={item} />}
        {/* Below a teaser the fixed words are a note. */}
        <Box
          data-plane={item ? "neutralSoft" : undefined}
          sx={[
            { mb: 6 },
            Boolean(item) && { maxWidth: "43rem", p: 5, borderRadius: 1 },
          ]}
        >
          <Typography
            variant={item ? "subtitle2" : "h1"}
            component="h1"
            sx={{ mb: 2 }}
          >
            {title}
          </Typography>
          {item ? <p>{text}</p> : <Lead>{text}</Lead>}
        </Box>
        <ActionButton {...backToNews} />
      </Section>
      <RelatedItems heading={articlesHeading} items={articles} />
    </>
  );
}

export const query = graphql`
  query ArticleNotFoundScreen($contentId: String!, $articleIds: [String!]!) {
    labels: articleLabels {
      notFound {
        pageTitle
        description
        title
        text
        articlesHeading
      }
      backToNews {
        ...Action
      }
    }
    item: contentItem(contentId: { eq: $contentId }) {
      ...ItemSummary
    }
    articles: itemsByIds(contentIds: $articleIds) {
      ...ItemCard
    }
  }
`;
