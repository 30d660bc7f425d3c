import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { PageContext } from "../../common/pageContext";
import { articleNotFoundPath, articlePath } from "../../common/itemPaths";
import { hubPath, routes } from "../../common/routes";
import { structuredDataOf } from "../discovery/structuredData/structuredData";
import { trailsByPath } from "../discovery/trails";
import { documentKind } from "../model/itemKinds";
import { pageScreen } from "../model/pageNames";
import { siteToday } from "../content/publication";
import { isArticle, type Item } from "../model/items";
import { archivePaths, hubItems } from "./listPages";
import { indexedPages, readSitePages } from "./sitePages";
import { relatedCount, relatedIdsOf } from "./relatedItems";

const screenFile = (name: string): string =>
  path.resolve(`src/site/screens/${name}.tsx`);

const idsOf = (items: readonly Item[]): string[] =>
  items.map(({ contentId }) => contentId);

/** The screen of an item's own page. */
const itemScreen = (item: Item): string =>
  item.itemKind.screen ??
  (isArticle(item) ? "article/ArticleScreen" : "article/ArticleNotFoundScreen");

/**
 * Creates one page for each row of the route table, each list, each content item and each document
 * (docs/product.md#routes). Throws if the content cannot be read.
 */
export async function createPages({
  actions: { createPage },
  graphql,
}: CreatePagesArgs): Promise<void> {
  const site = await readSitePages(graphql);
  const { items, articles, lists, documents } = site;
  const { timeZone } = site.content;
  const today = siteToday(timeZone);
  const trails = trailsByPath(site);
  const structuredData = structuredDataOf(site, today);
  const indexed = new Map(indexedPages(site).map((page) => [page.path, page]));

  /** Creates a page with the context that every page has, and with its own. */
  const create = (
    address: string,
    screen: string,
    context: object,
    matchPath?: string,
  ): void => {
    const trail = trails.get(address);
    const page = indexed.get(address);
    const shared: PageContext = {
      pagePath: address,
      colorScheme: "light",
      today,
      trail,
      socialCard: page && "socialCard" in page ? page.socialCard : undefined,
      structuredData: page && structuredData(page, trail),
    };
    createPage({
      path: address,
      matchPath,
      component: screenFile(screen),
      context: { ...shared, ...context },
    });
  };
  for (const route of routes)
    create(route.path, pageScreen(route.page), {
      ...(route.path === hubPath && {
        archives: archivePaths(lists),
        contentIds: idsOf(hubItems(items, site.hub.tabs, today)),
      }),
    });

  for (const { path: address, isDark } of site.allSectionPage.nodes)
    create(address, "page/PageScreen", {
      ...(isDark && { colorScheme: "dark" }),
    });

  for (const { path: address, title, description, ...list } of lists)
    create(address, "news-articles/ArchiveScreen", {
      ...list.context,
      title,
      description,
      isIndexed: list.isIndexed,
    });

  const relatedIds = relatedIdsOf(site, today);
  for (const item of items) {
    const context = { contentId: item.contentId, ...relatedIds(item) };
    create(item.path, itemScreen(item), context);
    // Every id has an article page; an event's leads to the event's own page.
    const article = articlePath(item.contentId);
    if (item.path !== article)
      create(article, "article/ArticleNotFoundScreen", context);
  }

  for (const { contentId, path: address } of documents.nodes)
    create(address, documentKind.screen, { contentId });

  const articleIds = idsOf(articles.slice(0, relatedCount));
  create(
    articleNotFoundPath,
    "article/ArticleNotFoundScreen",
    { contentId: "", articleIds },
    articlePath("*"),
  );
  // Gatsby copies it to 404.html, which servers send for every other unknown path.
  create("/404", "not-found/NotFoundScreen", { articleIds });
}
