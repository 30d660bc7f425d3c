import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { isEvent } from "../../../common/events";
import { Seo } from "../../layout/Seo";
import { Breadcrumbs } from "../../ui/links/Breadcrumbs";
import { ItemCard } from "../../ui/cards/ItemCard";
import { Section } from "../../ui/structure/Section";
import { NewsletterForm } from "../../sections/NewsletterForm";
import { Pagination } from "./Pagination";
import { Lead } from "../../ui/text/Lead";
import { columns } from "../../theme/grids";
import { line, space } from "../../theme/tokens";

const Heading = styled("div")({ margin: `${space[5]} 0 ${space[7]}` });

const List = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  columnGap: layout.gap,
  "& > li": { paddingBlock: space[5], borderTop: line.hairline },
  [breakpoints.up("md")]: { gridTemplateColumns: columns(2) },
}));

const Pages = styled(Pagination)({ marginTop: space[7] });

/** A list, and one of its pages. */
interface ArchiveContext {
  /** The tab of the hub; absent for a topic's list. */
  kind?: string;
  title: string;
  description: string;
  heading: string;
  /** Position in the list, as text; absent if the list has one page. */
  position?: string;
  /** From 1. */
  page: number;
  /** Addresses of all pages. */
  paths: readonly string[];
  isIndexed: boolean;
}

/** A page of the list of all items of a tab or on a topic (docs/product.md#archives). */
export default function ArchiveScreen({
  data: { hub, articleLabels, items },
  pageContext,
}: PageProps<Queries.ArchiveScreenQuery, ArchiveContext>) {
  const { kind, title, description, paths, page } = pageContext;
  const tab = hub.tabs.find((each) => each.kind === kind);
  return (
    <>
      <Seo
        title={title}
        description={description}
        noindex={!pageContext.isIndexed}
      />
      <Section sx={({ layout }) => ({ pt: layout.pageTop })}>
        <Breadcrumbs />
        <Heading>
          <Typography variant="h1">{pageContext.heading}</Typography>
          {pageContext.position && (
            <Lead sx={{ mt: 3 }} data-pagefind-ignore="">
              {pageContext.position}
            </Lead>
          )}
        </Heading>
        {items.length === 0 && (
          <Typography variant="subtitle1">{tab?.none}</Typography>
        )}
        <List>
          {items.map((item) => (
            <li key={item.contentId}>
              <ItemCard
                {...(isEvent(item)
                  ? // Its page says whether it can still be registered for.
                    { item: { ...item, href: item.path } }
                  : { item, linkLabel: tab?.linkLabel })}
                awaited={articleLabels.notFound.awaited}
                layout="row"
              />
            </li>
          ))}
        </List>
        <Pages paths={paths} page={page} labels={hub.archive} />
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
        ...Pagination
      }
      newsletter {
        ...NewsletterForm
      }
    }
    articleLabels {
      notFound {
        awaited
      }
    }
    items: itemsByIds(contentIds: $contentIds) {
      ...ContentRow
      ... on EventItem {
        lastDay
        shownDays
        shownNotice
      }
    }
  }
`;
