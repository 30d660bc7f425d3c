import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { ContentGrid } from "./ContentGrid";
import { EditorialTabs, type HubArchives } from "./EditorialTabs";
import { EventList } from "./EventList";
import { NewsletterForm } from "./NewsletterForm";
import { Sections } from "../../ui/Sections";

/** News & Media Hub (docs/product.md#news-hub). */
export default function NewsArticlesScreen({
  data,
  pageContext: { archives },
}: PageProps<Queries.NewsArticlesScreenQuery, HubArchives>) {
  const { page, site } = data;
  const more = {
    news: data.moreNews,
    articles: data.moreArticles,
    blogs: data.moreBlogs,
    featured: data.moreFeatured,
  };
  const panel = (kind: Queries.HubKind, linkLabel: string) =>
    kind === "events" ? (
      <EventList
        events={data.events.nodes}
        linkLabel={linkLabel}
        labels={page.events}
      />
    ) : (
      <ContentGrid
        leads={data[kind].nodes}
        rest={more[kind].nodes}
        restLayout={kind === "featured" ? "wide" : "row"}
        linkLabel={linkLabel}
        priority={kind === page.tabs[0]?.kind}
      />
    );
  return (
    <Sections>
      <Seo {...page.seo} />
      <EditorialTabs hub={page} archives={archives} panel={panel} />
      <NewsletterForm newsletter={page.newsletter} contact={site} />
    </Sections>
  );
}

export const query = graphql`
  query NewsArticlesScreen(
    $news: Int!
    $articles: Int!
    $blogs: Int!
    $featured: Int!
  ) {
    page: newsArticlesPage {
      seo {
        ...Seo
      }
      ...EditorialTabs
      events {
        ...EventLabels
      }
      newsletter {
        ...NewsletterForm
      }
    }
    site: siteContent {
      ...NewsletterContact
    }
    news: allNewsItem(sort: { date: DESC }, limit: 1) {
      nodes {
        ...ContentLead
      }
    }
    moreNews: allNewsItem(sort: { date: DESC }, skip: 1, limit: $news) {
      nodes {
        ...ContentRow
      }
    }
    articles: allArticleItem(sort: { date: DESC }, limit: 1) {
      nodes {
        ...ContentLead
      }
    }
    moreArticles: allArticleItem(
      sort: { date: DESC }
      skip: 1
      limit: $articles
    ) {
      nodes {
        ...ContentRow
      }
    }
    blogs: allBlogItem(sort: { date: DESC }, limit: 1) {
      nodes {
        ...ContentLead
      }
    }
    moreBlogs: allBlogItem(sort: { date: DESC }, skip: 1, limit: $blogs) {
      nodes {
        ...ContentRow
      }
    }
    featured: allFeaturedItem(sort: { date: DESC }, limit: 1) {
      nodes {
        ...ContentLead
      }
    }
    moreFeatured: allFeaturedItem(
      sort: { date: DESC }
      skip: 1
      limit: $featured
    ) {
      nodes {
        ...ContentFeature
      }
    }
    events: allEventItem(sort: { date: ASC }) {
      nodes {
        ...EventRow
      }
    }
  }
`;
