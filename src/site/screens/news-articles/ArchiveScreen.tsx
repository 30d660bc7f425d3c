import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { Breadcrumbs } from "../../ui/links/Breadcrumbs";
import { ItemCard } from "../../ui/cards/ItemCard";
import { Section } from "../../ui/structure/Section";
import { Pagination } from "./Pagination";
import { Lead } from "../../ui/text/Lead";

const List = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: `32px ${layout.gap}`,
  [breakpoints.up("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
}));

const Pages = styled(Pagination)({ marginTop: "clamp(2.5rem, 5vw, 4.5rem)" });

/** A list, and one of its pages. */
interface ArchiveContext {
  /** The tab of the hub; absent for a topic's list. */
  kind?: string;
  title: string;
  description: string;
  heading: string;
  /** Position in the list, as text. */
  position: string;
  /** From 1. */
  page: number;
  /** Addresses of all pages. */
  paths: readonly string[];
  isIndexed: boolean;
}

/** A page of the list of all items of a tab or on a topic (docs/product.md#archives). */
export default function ArchiveScreen({
  data: { hub, items },
  pageContext,
}: PageProps<Queries.ArchiveScreenQuery, ArchiveContext>) {
  const { kind, title, description, paths, page } = pageContext;
  const tab = hub.tabs.find((each) => each.kind === kind);
  return (
    <Section sx={({ layout }) => ({ pt: layout.pageTop })}>
      <Seo
        title={title}
        description={description}
        noindex={!pageContext.isIndexed}
      />
      <Breadcrumbs />
      <Typography variant="h1" sx={{ mt: "24px" }}>
        {pageContext.heading}
      </Typography>
      <Lead
        sx={{ m: "12px 0 clamp(2rem, 4vw, 3.5rem)" }}
        data-pagefind-ignore=""
      >
        {pageContext.position}
      </Lead>
      {items.length === 0 && (
        <Typography variant="subtitle1">{tab?.none}</Typography>
      )}
      <List>
        {items.map((item) => (
          <li key={item.contentId}>
            <ItemCard item={item} linkLabel={tab?.linkLabel} layout="row" />
          </li>
        ))}
      </List>
      <Pages paths={paths} page={page} labels={hub.archive} />
    </Section>
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
        ...Pagination
      }
    }
    items: itemsByIds(contentIds: $contentIds) {
      ...ContentRow
    }
  }
`;
