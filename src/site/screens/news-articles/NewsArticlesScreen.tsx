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
  return (
    <Sections>
      <Seo {...page.seo} />
      <EditorialTabs
        hub={page}
        archives={archives}
        panels={{
          news: (label) => (
            <ContentGrid
              leads={news.nodes}
              rest={data.moreNews.nodes}
              linkLabel={label}
              priority={opening === "news"}
            />
          ),
          articles: (label) => (
            <ContentGrid
              leads={articles.nodes}
              rest={data.moreArticles.nodes}
              linkLabel={label}
              priority={opening === "articles"}
            />
          ),
          blogs: (label) => (
            <ContentGrid
              leads={blogs.nodes}
              rest={data.moreBlogs.nodes}
              linkLabel={label}
              priority={opening === "blogs"}
            />
          ),
          featured: (label) => (
            <ContentGrid
              leads={featured.nodes}
              rest={data.moreFeatured.nodes}
              restLayout="wide"
              linkLabel={label}
              priority={opening === "featured"}
            />
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
