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
  const { page, site, news, articles, blogs, featured, events } = data;
  const opening = page.tabs[0]?.kind;
  const grid =
    (
      kind: Queries.HubKind,
      leads: readonly Queries.ContentLeadFragment[],
      rest: readonly Queries.ContentRowFragment[],
      restLayout?: "wide",
    ) =>
    (linkLabel: string) => (
      <ContentGrid
        leads={leads}
        rest={rest}
        restLayout={restLayout}
        linkLabel={linkLabel}
        priority={opening === kind}
      />
    );
  return (
    <Sections>
      <Seo {...page.seo} />
      <EditorialTabs
        hub={page}
        archives={archives}
        panels={{
          news: grid("news", news.nodes, data.moreNews.nodes),
          articles: grid("articles", articles.nodes, data.moreArticles.nodes),
          blogs: grid("blogs", blogs.nodes, data.moreBlogs.nodes),
          featured: grid(
            "featured",
            featured.nodes,
            data.moreFeatured.nodes,
            "wide",
          ),
          events: (label) => (
            <EventList
              events={events.nodes}
              linkLabel={label}
              labels={page.events}
            />
          ),
        }}
      />
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
