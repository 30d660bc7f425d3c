import { queryOrThrow, type Query } from "../model/queryOrThrow";
import { routes } from "../../common/routes";

/** A page as machines that list pages see it. */
export interface IndexedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** A full article. */
export interface IndexedArticle extends IndexedPage {
  /** Year-month-day. */
  readonly date: string;
  readonly category: string;
  readonly author: string;
}

/** A full article with its text. */
export interface FeedItem extends IndexedArticle {
  readonly html: string;
}

/** An event with a date. */
export interface IndexedEvent {
  readonly contentId: string;
  readonly title: string;
  readonly description: string;
  /** Year-month-day. */
  readonly date: string;
  readonly location: string;
  /** Where visitors register. */
  readonly href: string;
}

/** An address that has moved. */
export interface IndexedRedirect {
  readonly from: string;
  readonly to: string;
}

/** Everything of the site that search engines, feed readers and calendars are told; unpublished items are not in it. */
export interface SiteIndex {
  readonly siteUrl: string;
  readonly brand: string;
  /** For narrow places, without the legal form. */
  readonly shortBrand: string;
  readonly tagline: string;
  readonly email: string;
  readonly pages: readonly IndexedPage[];
  /** Newest first. */
  readonly articles: readonly IndexedArticle[];
  /** The first of these. */
  readonly feedItems: readonly FeedItem[];
  /** Soonest first. */
  readonly events: readonly IndexedEvent[];
  readonly redirects: readonly IndexedRedirect[];
}

interface ItemNode {
  path: string;
  title: string;
  description: string;
  date: string;
  category: { name: string };
  article: { author: { name: string } } | null;
}

interface TextNode {
  path: string;
  article: { html: string } | null;
}

interface IndexQuery {
  site: { siteMetadata: { siteUrl: string } };
  content: {
    brand: { fullName: string; name: string };
    tagline: string;
    email: string;
  };
  news: { nodes: ItemNode[] };
  articles: { nodes: ItemNode[] };
  blogs: { nodes: ItemNode[] };
  newsTexts: { nodes: TextNode[] };
  articleTexts: { nodes: TextNode[] };
  blogTexts: { nodes: TextNode[] };
  events: { nodes: IndexedEvent[] };
  redirects: { nodes: IndexedRedirect[] };
  [page: `page${number}`]: { seo: { title: string; description: string } };
}

/** Readers ask for a feed every hour, and want what is new. */
export const mostFeedItems = 50;

const itemFields = `
  nodes {
    path
    title
    description
    date(formatString: "YYYY-MM-DD")
    category { name }
    article { author { name } }
  }
`;

/** Only these: to make an article's text safe takes longer than the rest of the index. */
const newestTexts = `(
  sort: { date: DESC }
  limit: ${mostFeedItems}
  filter: { article: { subtitle: { ne: null } } }
) {
  nodes { path article { html } }
}`;

const indexQuery = `
  query SiteIndex {
    site { siteMetadata { siteUrl } }
    content: siteContent { brand { fullName name } tagline email }
    ${routes.map(({ content }, index) => `page${index}: ${content} { seo { title description } }`).join("\n")}
    news: allNewsItem { ${itemFields} }
    articles: allArticleItem { ${itemFields} }
    blogs: allBlogItem { ${itemFields} }
    newsTexts: allNewsItem${newestTexts}
    articleTexts: allArticleItem${newestTexts}
    blogTexts: allBlogItem${newestTexts}
    redirects: allRedirect { nodes { from to } }
    events: allEventItem(sort: { date: ASC }) {
      nodes { contentId title description date(formatString: "YYYY-MM-DD") location href }
    }
  }
`;

/** Reads the index from Gatsby's data. Throws when the content cannot be queried. */
export async function readSiteIndex(
  graphql: Query<IndexQuery>,
): Promise<SiteIndex> {
  const data = await queryOrThrow(graphql, indexQuery, "The site's index");
  const articles = [
    ...data.news.nodes,
    ...data.articles.nodes,
    ...data.blogs.nodes,
  ]
    .flatMap(({ article, category, ...item }): IndexedArticle[] =>
      article
        ? [{ ...item, category: category.name, author: article.author.name }]
        : [],
    )
    .sort((one, other) => other.date.localeCompare(one.date));
  const texts = new Map(
    [
      ...data.newsTexts.nodes,
      ...data.articleTexts.nodes,
      ...data.blogTexts.nodes,
    ].map(({ path, article }) => [path, article?.html]),
  );
  return {
    siteUrl: data.site.siteMetadata.siteUrl,
    brand: data.content.brand.fullName,
    shortBrand: data.content.brand.name,
    tagline: data.content.tagline,
    email: data.content.email,
    pages: routes.map(({ path }, index) => {
      const page = data[`page${index}`];
      if (!page) throw new Error(`The page ${path} has no content.`);
      return { path, ...page.seo };
    }),
    articles,
    feedItems: articles
      .flatMap((article): FeedItem[] => {
        const html = texts.get(article.path);
        return html === undefined ? [] : [{ ...article, html }];
      })
      .slice(0, mostFeedItems),
    events: data.events.nodes,
    redirects: data.redirects.nodes,
  };
}

/** Absolute address of a path of the site: the home page without its slash too. */
export function absolute(siteUrl: string, path: string): string {
  return path === "/" ? `${siteUrl}/` : `${siteUrl}${path}`;
}

/** The full address of a link; none where it leads to no page, such as mailto. */
export function webAddress(siteUrl: string, href: string): string | undefined {
  const address = new URL(href, siteUrl);
  return /^https?:$/.test(address.protocol) ? address.href : undefined;
}
