import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { relatedIds, type RelatableItem } from "./relatedItems";
import { articlePath, routes, type Route } from "./routes";

interface ItemNode extends RelatableItem {
  article?: object | null;
}

interface Items {
  nodes: ItemNode[];
}

interface ItemsQuery {
  news: Items;
  articles: Items;
  blogs: Items;
  featured: Items;
  events: Items;
  redirects: { nodes: { from: string; to: string }[] };
}

/** What a page knows besides its content. */
export interface PageContext {
  /** Colour scheme of the page, header and footer included. */
  colorScheme: Route["colorScheme"];
}

/** What an article page knows besides its content. */
export interface ArticleContext extends PageContext {
  contentId: string;
  relatedIds: readonly string[];
}

const screen = (name: string): string =>
  path.resolve(`src/screens/${name}.tsx`);

const itemsQuery = `
  query ContentItems {
    news: allNewsItem(sort: { date: DESC }) { nodes { contentId category { name } article { subtitle } } }
    articles: allArticleItem(sort: { date: DESC }) { nodes { contentId category { name } article { subtitle } } }
    blogs: allBlogItem(sort: { date: DESC }) { nodes { contentId category { name } article { subtitle } } }
    featured: allFeaturedItem(sort: { date: DESC }) { nodes { contentId category { name } } }
    events: allEventItem(sort: { date: ASC }) { nodes { contentId category { name } } }
    redirects: allRedirect { nodes { from to } }
  }
`;

/** Makes one page for each row of the route table and one for each content id (specification, section 2). */
export async function createContentPages({
  actions: { createPage, createRedirect },
  graphql,
  reporter,
}: CreatePagesArgs): Promise<void> {
  for (const route of routes) {
    createPage<PageContext>({
      path: route.path,
      component: screen(route.screen),
      context: { colorScheme: route.colorScheme },
    });
  }

  const { data } = await graphql<ItemsQuery>(itemsQuery);
  if (!data) {
    reporter.panicOnBuild("The content items cannot be read.");
    return;
  }
  for (const { from, to } of data.redirects.nodes) {
    createRedirect({
      fromPath: from,
      toPath: to,
      isPermanent: true,
      redirectInBrowser: true,
    });
  }

  const { news, articles, blogs, featured, events } = data;
  const readable = [...news.nodes, ...articles.nodes, ...blogs.nodes];
  const elsewhere = [...featured.nodes, ...events.nodes];
  const candidates = [
    ...readable.filter(({ article }) => article),
    ...elsewhere,
  ];
  for (const item of [...readable, ...elsewhere]) {
    createPage<ArticleContext>({
      path: articlePath(item.contentId),
      component: screen(
        item.article ? "ArticleScreen" : "ArticleNotFoundScreen",
      ),
      context: {
        colorScheme: "light",
        contentId: item.contentId,
        relatedIds: relatedIds(item, candidates),
      },
    });
  }
}
