import Box from "@mui/material/Box";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { Hero } from "../../sections/Hero";
import { NewsletterForm } from "../../sections/NewsletterForm";
import { TextLink } from "../../ui/links/TextLink";
import { Section } from "../../ui/structure/Section";
import { ItemRows } from "../../ui/cards/ItemRows";

/** A list, and one of its pages. */
interface ArchiveContext {
  /** The tab of the hub. */
  kind: string;
  title: string;
  description: string;
  heading: string;
  /** Position in the list, as text; absent if the list has one page. */
  position?: string;
  /** Addresses of the pages before and after this one. */
  newer?: string;
  older?: string;
  isIndexed: boolean;
}

/** A page of the list of all items of a tab (docs/product.md#archives). */
export default function ArchiveScreen({
  data: { hub, items },
  pageContext: { kind, title, description, heading, position, ...context },
}: PageProps<Queries.ArchiveScreenQuery, ArchiveContext>) {
  const tab = hub.tabs.find((each) => each.kind === kind);
  const { newer, older, isIndexed } = context;
  return (
    <>
      <Seo {...{ title, description }} noindex={!isIndexed} />
      <Hero title={heading} lead={position} size="h1" />
      <Section>
        <ItemRows
          items={items}
          none={tab?.none}
          // The page of an event says whether it can still be registered for.
          linkLabel={kind === "events" ? undefined : tab?.linkLabel}
        />
        {position && (
          <Box
            component="nav"
            aria-label={heading}
            sx={{ display: "flex", gap: 6, mt: 6 }}
          >
            {newer && <TextLink to={newer} label={hub.archive.newer} />}
            {older && <TextLink to={older} label={hub.archive.older} />}
          </Box>
        )}
      </Section>
      <NewsletterForm {...hub.newsletter} />
    </>
  );
}

export const query = graphql`
  query ArchiveScreen($contentIds: [String!]!) {
    hub: newsArticlesPage {
      tabs {
        kind
        linkLabel
        none
      }
      archive {
        newer
        older
      }
      newsletter {
        ...NewsletterForm
      }
    }
    items: itemsByIds(contentIds: $contentIds) {
      ...ItemCard
    }
  }
`;
