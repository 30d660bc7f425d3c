import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { articlePath } from "../../common/itemPaths";
import { hasPassed } from "../../common/days";
import { isEvent } from "../../common/events";
import type { Clock, PageContext } from "../../common/pageContext";
import { hubPath, routes } from "../../common/routes";
import { readSourceData } from "../discovery/structuredData/sourceData";
import { structuredDataByPath } from "../discovery/structuredData/structuredData";
import { searchEntriesByPath } from "../discovery/searchEntries";
import { trailsByPath } from "../discovery/trails";
import { isDatedPage } from "../model/datedPages";
import { documentKind } from "../model/itemKinds";
import { pageScreen } from "../model/pageNames";
import { siteToday } from "../content/publication";
import { isArticle, type Item } from "../model/items";
import { hubContext } from "./archives";
import { readSitePages } from "./sitePages";
import { neighbours, relatedCount, relatedTo } from "./relatedItems";

const screenFile = (name: string): string =>
  path.resolve(`src/site/screens/${name}.tsx`);

/** The screen of an item's own page. */
const itemScreen = (item: Item): string =>
  item.kind.screen ??
  (isArticle(item) ? "article/ArticleScreen" : "article/ArticleNotFoundScreen");

/** Whether an item has a text or links to another site. The site suggests only such items. */
const canBeSuggested = (item: Item): boolean =>
  item.kind.hub !== undefined && (!item.kind.articleType || isArticle(item));

/**
 * Creates one page for each row of the route table, each content item and each document (docs/product.md#routes). Throws
 * if the content cannot be read.
 */
export async function createPages({
  actions: { createPage, createRedirect },
  graphql,
}: CreatePagesArgs): Promise<void> {
  const data = await readSitePages(graphql);
  const { items, articles, lists } = data;
  for (const { from, to } of data.redirects.nodes) {
    createRedirect({
      fromPath: from,
      toPath: to,
      isPermanent: true,
      redirectInBrowser: true,
    });
  }

  const today = siteToday(data.content.timeZone);
  const trails = trailsByPath(data);
  const structuredData = structuredDataByPath(
    data,
    await readSourceData(graphql),
    trails,
    today,
  );
  const searchEntries = searchEntriesByPath(data, trails);
  /** Context of every page. */
  const contextOf = (address: string): PageContext => ({
    pagePath: address,
    colorScheme: "light",
    trail: trails.get(address),
    structuredData: structuredData.get(address),
    searchEntry: searchEntries.get(address),
  });
  const clock = (madeOn: string): Clock => ({
    madeOn,
    timeZone: data.content.timeZone,
  });

  for (const { path: route, page, isDark } of routes) {
    createPage({
      path: route,
      component: screenFile(pageScreen(page)),
      context: {
        ...contextOf(route),
        ...(isDark && { colorScheme: "dark" }),
        ...(isDatedPage(page) && { clock: clock(today) }),
        ...(route === hubPath && hubContext(items, lists)),
      },
    });
  }
  for (const { path: address, title, description, ...list } of lists) {
    createPage({
      path: address,
      component: screenFile("news-articles/ArchiveScreen"),
      context: {
        ...contextOf(address),
        ...list.context,
        title,
        description,
        isIndexed: list.isIndexed,
      },
    });
  }

  const suggested = items.filter(
    (item) =>
      canBeSuggested(item) &&
      !(isEvent(item) && hasPassed(item.lastDay, today)),
  );
  for (const item of items) {
    const createItemPage = (address: string, screen: string) =>
      createPage({
        path: address,
        component: screenFile(screen),
        context: {
          ...contextOf(address),
          contentId: item.contentId,
          relatedIds: relatedTo(suggested, item),
          // Suggested if the item has no full text.
          articleIds: relatedTo(articles, item),
          ...neighbours(articles, item),
          clock: clock(isEvent(item) ? today : ""),
        },
      });
    createItemPage(item.path, itemScreen(item));
    // Every id has the address of an article page. For an item with another page, it links to that page.
    const articleAddress = articlePath(item.contentId);
    if (item.path !== articleAddress)
      createItemPage(articleAddress, "article/ArticleNotFoundScreen");
  }

  for (const { contentId, path: address } of data.documents.nodes) {
    createPage({
      path: address,
      component: screenFile(documentKind.screen),
      context: { ...contextOf(address), contentId },
    });
  }

  // Gatsby copies it to 404.html, which servers send for every unknown path.
  createPage({
    path: "/404",
    component: screenFile("not-found/NotFoundScreen"),
    context: {
      articleIds: articles
        .slice(0, relatedCount)
        .map(({ contentId }) => contentId),
    },
  });
}
