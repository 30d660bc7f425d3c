import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { fillTemplate } from "../../../common/fillTemplate";
import { Seo } from "../../layout/Seo";
import { ActionButton } from "../../ui/controls/ActionButton";
import { Breadcrumbs } from "../../ui/links/Breadcrumbs";
import { LazyTabPanels } from "../../ui/disclosure/LazyTabPanels";
import { Section } from "../../ui/structure/Section";
import { Sections } from "../../ui/structure/Sections";
import { ContentGrid, type ContentGridProps } from "./ContentGrid";
import { EventList } from "./EventList";
import { NewsletterForm } from "./NewsletterForm";
import { Pagination } from "./Pagination";

const Archive = styled("div")({
  display: "grid",
  justifyItems: "start",
  gap: 16,
  marginTop: "clamp(2rem, 4vw, 4rem)",
});

type HubGrid = Pick<ContentGridProps, "leads" | "rest" | "restLayout">;

export interface HubArchives {
  /** Paths of the archive pages of each tab that does not show all its items. */
  archives: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** News & Media Hub. The open tab is in the address, such as #events (docs/product.md#news-hub). */
export default function NewsArticlesScreen({
  data,
  pageContext: { archives },
}: PageProps<Queries.NewsArticlesScreenQuery, HubArchives>) {
  const { page } = data;
  /** The items of each tab that is a grid: the newest, and those after it. */
  const grids: Readonly<Partial<Record<string, HubGrid>>> = {
    news: { leads: data.newsLead, rest: data.newsMore },
    articles: { leads: data.articlesLead, rest: data.articlesMore },
    blogs: { leads: data.blogsLead, rest: data.blogsMore },
    featured: {
      leads: data.featuredLead,
      rest: data.featuredMore,
      restLayout: "wide",
    },
  };
  const items = ({ kind, linkLabel, none }: (typeof page.tabs)[number]) => {
    const grid = grids[kind];
    if (!grid && kind !== "events")
      throw new Error(`The tab ${kind} has no items: add them to its grids.`);
    return grid ? (
      <ContentGrid
        {...grid}
        linkLabel={linkLabel}
        none={none}
        priority={kind === page.tabs[0]?.kind}
      />
    ) : (
      <EventList
        events={data.events.nodes}
        linkLabel={linkLabel}
        none={none}
        labels={page.events}
      />
    );
  };
  const archive = (paths: readonly string[] = [], label: string) =>
    paths[0] && (
      <Archive>
        <ActionButton
          to={paths[0]}
          label={fillTemplate(page.archive.title, { label })}
          variant="outlined"
        />
        <Pagination paths={paths} labels={page.archive} />
      </Archive>
    );
  return (
    <Sections>
      <Seo {...page.seo} />
      <Section sx={({ layout }) => ({ pt: layout.pageTop })}>
        <Breadcrumbs />
        <Typography
          variant="display"
          sx={{ m: "24px 0 clamp(2rem, 4vw, 4rem)" }}
        >
          {page.title}
        </Typography>
        <LazyTabPanels
          label={page.tabsLabel}
          tabs={page.tabs.map((tab) => ({
            value: tab.kind,
            label: tab.label,
            panel: (
              <>
                {items(tab)}
                {archive(archives[tab.kind], tab.label)}
              </>
            ),
          }))}
        />
      </Section>
      {page.newsletter && <NewsletterForm {...page.newsletter} />}
    </Sections>
  );
}

export const query = graphql`
  query NewsArticlesScreen(
    $newsLead: [String!]!
    $newsMore: [String!]!
    $articlesLead: [String!]!
    $articlesMore: [String!]!
    $blogsLead: [String!]!
    $blogsMore: [String!]!
    $featuredLead: [String!]!
    $featuredMore: [String!]!
  ) {
    page: newsArticlesPage {
      ...Seo
      title
      tabsLabel
      tabs {
        kind
        label
        linkLabel
        none
      }
      archive {
        title
        ...Pagination
      }
      events {
        ...HubEventLabels
      }
      newsletter {
        ...NewsletterForm
      }
    }
    newsLead: itemsByIds(contentIds: $newsLead) {
      ...ContentLead
    }
    newsMore: itemsByIds(contentIds: $newsMore) {
      ...ContentRow
    }
    articlesLead: itemsByIds(contentIds: $articlesLead) {
      ...ContentLead
    }
    articlesMore: itemsByIds(contentIds: $articlesMore) {
      ...ContentRow
    }
    blogsLead: itemsByIds(contentIds: $blogsLead) {
      ...ContentLead
    }
    blogsMore: itemsByIds(contentIds: $blogsMore) {
      ...ContentRow
    }
    featuredLead: itemsByIds(contentIds: $featuredLead) {
      ...ContentLead
    }
    featuredMore: itemsByIds(contentIds: $featuredMore) {
      ...ContentFeature
    }
    events: allEventItem(sort: { date: ASC }) {
      nodes {
        ...EventRow
      }
    }
  }
`;
