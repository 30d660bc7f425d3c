import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { hasPassed } from "../../common/hasPassed";
import type { Clock, PageContext } from "../../common/pageContext";
import { hubPath, routes, type PageName } from "../../common/routes";
import { readStructuredSource } from "../discovery/structuredData/source";
import { structuredDataByPath } from "../discovery/structuredData/structuredData";
import { trailsByPath } from "../discovery/trails";
import { contentFolder } from "../model/contentFolder";
import { documentKind } from "../model/itemKinds";
import { pageScreen } from "../model/pageNames";
import { siteToday } from "../model/publication";
import { queryOrThrow } from "../model/queryOrThrow";
import { isArticle, isEvent, type Item } from "../model/readItems";
import { hubContext, type HubContext } from "./archives";
import { listPages, type ListPage } from "./listPages";
import { neighbours, type Neighbours } from "./neighbours";
import { relatedCount, relatedTo } from "./relatedItems";

interface PagesData {
  redirects: { nodes: { from: string; to: string }[] };
}

const pagesQuery = `
  query Redirects {
    redirects: allRedirect { nodes { from to } }
  }
`;

/** What an item's page knows besides its content. */
interface ItemContext extends PageContext, Neighbours {
  readonly contentId: string;
  readonly relatedIds: readonly string[];
  /** Full articles, for items that have none. */
  readonly articleIds: readonly string[];
  /** Addresses of the pages of its topics. */
  readonly topics: Readonly<Record<string, string>>;
}

/** What a document's page knows besides its content. */
interface DocumentContext extends PageContext {
  readonly contentId: string;
}

/** What a page of a list knows besides its content. */
type ListContext = PageContext & ListPage["context"] & { isIndexed: boolean };

const screenFile = (name: string): string =>
  path.resolve(`src/site/screens/${name}.tsx`);

/** Pages that show what passes, and are made anew every day. */
const datedPages: ReadonlySet<PageName> = new Set([
  "news-articles",
  "membership",
  "services-mentoring",
  "services-online-programs",
  "cohort",
]);

/** The screen of an item's own page. */
const itemScreen = ({ kind, article }: Item): string =>
  kind.screen ??
  (article ? "article/ArticleScreen" : "article/ArticleNotFoundScreen");

/** Whether an item has something to read or leads elsewhere: only such items are proposed. */
const leadsSomewhere = (item: Item): boolean =>
  item.kind.hub !== undefined && (!item.kind.article || isArticle(item));

/**
 * Makes one page for each row of the route table, each content item and each document (docs/product.md#routes). Throws when
 * the content cannot be read.
 */
export async function createContentPages({
  actions: { createPage, createRedirect },
  graphql,
}: CreatePagesArgs): Promise<void> {
  const source = await readStructuredSource(graphql);
  const { redirects } = await queryOrThrow<PagesData>(
    graphql,
    pagesQuery,
    "The redirects",
  );
  for (const { from, to } of redirects.nodes) {
    createRedirect({
      fromPath: from,
      toPath: to,
      isPermanent: true,
      redirectInBrowser: true,
    });
  }

  const { items, documents } = source;
  const today = siteToday(contentFolder);
  const clock = (madeOn: string): Clock => ({
    madeOn,
    timeZone: source.content.timeZone,
  });
  const lists = listPages(items, source.hub);
  const trails = trailsByPath(source, lists);
  const structuredData = structuredDataByPath(source, trails, lists, today);
  for (const { path: route, page, colorScheme } of routes) {
    createPage<PageContext & Partial<HubContext>>({
      path: route,
      component: screenFile(pageScreen(page)),
      context: {
        pagePath: route,
        colorScheme,
        trail: trails.get(route),
        structuredData: structuredData.get(route),
        ...(datedPages.has(page) && { clock: clock(today) }),
        ...(route === hubPath && hubContext(lists)),
      },
    });
  }
  for (const { path: address, isIndexed, context } of lists) {
    createPage<ListContext>({
      path: address,
      component: screenFile("news-articles/ArchiveScreen"),
      context: {
        pagePath: address,
        ...context,
        isIndexed,
        colorScheme: "light",
        trail: trails.get(address),
        structuredData: structuredData.get(address),
      },
    });
  }
  const topicPaths = new Map(
    lists
      .filter(({ context }) => !context.kind && context.page === 1)
      .map(({ path: address, context }) => [context.label, address]),
  );

  const relatedIds = relatedTo(
    items.filter(
      (item) => leadsSomewhere(item) && !hasPassed(item.lastDay, today),
    ),
  );
  const articles = items
    .filter(isArticle)
    .sort((one, other) => other.date.localeCompare(one.date));
  const articleIds = relatedTo(articles);
  const neighboursOf = neighbours(articles);
  for (const item of items) {
    createPage<ItemContext>({
      path: item.path,
      component: screenFile(itemScreen(item)),
      context: {
        pagePath: item.path,
        colorScheme: "light",
        trail: trails.get(item.path),
        structuredData: structuredData.get(item.path),
        contentId: item.contentId,
        relatedIds: relatedIds(item),
        articleIds: articleIds(item),
        ...neighboursOf(item),
        topics: Object.fromEntries(
          (item.article?.tags ?? []).flatMap((tag) => {
            const address = topicPaths.get(tag);
            return address ? [[tag, address]] : [];
          }),
        ),
        clock: clock(isEvent(item) ? today : ""),
      },
    });
  }

  for (const { contentId, path: address } of documents) {
    createPage<DocumentContext>({
      path: address,
      component: screenFile(documentKind.screen),
      context: {
        pagePath: address,
        colorScheme: "light",
        trail: trails.get(address),
        structuredData: structuredData.get(address),
        contentId,
      },
    });
  }

  // Gatsby copies it to 404.html, which answers for every path that is no page: it has no path of its own.
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
