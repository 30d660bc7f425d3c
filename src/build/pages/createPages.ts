import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import {
  structuredQuery,
  type StructuredSource,
} from "../discovery/structuredData/source";
import { structuredDataByPath } from "../discovery/structuredData/structuredData";
import { trailsByPath } from "../discovery/trails";
import { archivePath } from "../../common/archivePath";
import type { Crumb } from "../../common/crumb";
import {
  archivePages,
  archiveTrail,
  hubContext,
  type ArchivePage,
  type HubContext,
  type HubLabels,
} from "./archives";
import { queryOrThrow } from "../model/queryOrThrow";
import { relatedTo, type RelatableItem } from "./relatedItems";
import { articlePath, hubPath, routes, type Route } from "../../common/routes";

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
  hub: HubLabels;
}

/** What a page knows besides its content. */
export interface PageContext {
  /** Colour scheme of the page, header and footer included. */
  colorScheme: Route["colorScheme"];
  /** The way from the home page to the page; pages that are not indexed have none. */
  trail?: readonly Crumb[];
  /** What the page says to machines, as JSON-LD; pages that are not indexed say nothing. */
  structuredData?: string;
}

/** What an article page knows besides its content. */
export interface ArticleContext extends PageContext {
  contentId: string;
  relatedIds: readonly string[];
}

/** What a page of an archive knows besides its content. */
type ArchiveContext = PageContext & ArchivePage;

const idsOf = ({ nodes }: Items): readonly string[] =>
  nodes.map(({ contentId }) => contentId);

const screen = (name: string): string =>
  path.resolve(`src/site/screens/${name}.tsx`);

const itemsQuery = `
  query ContentItems {
    news: allNewsItem(sort: { date: DESC }) { nodes { contentId category { name } article { subtitle } } }
    articles: allArticleItem(sort: { date: DESC }) { nodes { contentId category { name } article { subtitle } } }
    blogs: allBlogItem(sort: { date: DESC }) { nodes { contentId category { name } article { subtitle } } }
    featured: allFeaturedItem(sort: { date: DESC }) { nodes { contentId category { name } } }
    events: allEventItem(sort: { date: ASC }) { nodes { contentId category { name } } }
    redirects: allRedirect { nodes { from to } }
    hub: newsArticlesPage { tabs { kind label } archive { title position } }
  }
`;

/**
 * Makes one page for each row of the route table and one for each content id (docs/product.md#routes). Throws when
 * the content cannot be read.
 */
export async function createContentPages({
  actions: { createPage, createRedirect },
  graphql,
}: CreatePagesArgs): Promise<void> {
  const source = await queryOrThrow<StructuredSource>(
    graphql,
    structuredQuery,
    "The pages' content",
  );
  const data = await queryOrThrow<ItemsQuery>(
    graphql,
    itemsQuery,
    "The content items",
  );
  for (const { from, to } of data.redirects.nodes) {
    createRedirect({
      fromPath: from,
      toPath: to,
      isPermanent: true,
      redirectInBrowser: true,
    });
  }

  const trails = trailsByPath(source);
  const structuredData = structuredDataByPath(source, trails);
  const { news, articles, blogs, featured, events, hub } = data;
  const ids = {
    news: idsOf(news),
    articles: idsOf(articles),
    blogs: idsOf(blogs),
    featured: idsOf(featured),
  };
  for (const { path: route, screen: name, colorScheme } of routes) {
    createPage<PageContext & Partial<HubContext>>({
      path: route,
      component: screen(name),
      context: {
        colorScheme,
        trail: trails.get(route),
        structuredData: structuredData.get(route),
        ...(route === hubPath && hubContext(ids)),
      },
    });
  }
  for (const archive of archivePages(ids)) {
    createPage<ArchiveContext>({
      path: archivePath(archive.kind, archive.page),
      component: screen("news-articles/ArchiveScreen"),
      context: {
        ...archive,
        colorScheme: "light",
        trail: archiveTrail(archive, hub, trails.get(hubPath) ?? []),
      },
    });
  }

  const readable = [...news.nodes, ...articles.nodes, ...blogs.nodes];
  const elsewhere = [...featured.nodes, ...events.nodes];
  const relatedIds = relatedTo([
    ...readable.filter(({ article }) => article),
    ...elsewhere,
  ]);
  for (const item of [...readable, ...elsewhere]) {
    createPage<ArticleContext>({
      path: articlePath(item.contentId),
      component: screen(
        item.article
          ? "article/ArticleScreen"
          : "article/ArticleNotFoundScreen",
      ),
      context: {
        colorScheme: "light",
        trail: trails.get(articlePath(item.contentId)),
        structuredData: structuredData.get(articlePath(item.contentId)),
        contentId: item.contentId,
        relatedIds: relatedIds(item),
      },
    });
  }
}
