import { queryOrThrow, type Query } from "../model/queryOrThrow";
import {
  readDocuments,
  type DocumentEntry,
  type DocumentsQuery,
} from "../model/readDocuments";
import {
  isArticle,
  isEvent,
  readItems,
  type Article,
  type EventItem,
  type Item,
  type ItemsQuery,
} from "../model/readItems";
import { readPages, type Page, type PagesQuery } from "../model/readPages";
import { listPages, type ListPage } from "../pages/listPages";
import { siteQuery, type SiteQuery } from "./siteQuery";

/** What the build knows of the whole site: for structured data, lists of pages, feeds, calendars and trails. */
export interface SiteData extends SiteQuery {
  readonly pages: readonly Page[];
  /** In the order of the footer. */
  readonly documents: readonly DocumentEntry[];
  readonly items: readonly Item[];
  /** Newest first. */
  readonly articles: readonly Article[];
  /** Soonest first. */
  readonly events: readonly EventItem[];
  readonly lists: readonly ListPage[];
}

/** Reads the site's data. Throws when the content cannot be queried. */
export async function readSiteData(
  graphql: Query<SiteQuery> & ItemsQuery & PagesQuery & DocumentsQuery,
): Promise<SiteData> {
  const data = await queryOrThrow<SiteQuery>(graphql, siteQuery, "The site");
  const items = await readItems(graphql);
  return {
    ...data,
    pages: await readPages(graphql),
    documents: await readDocuments(graphql),
    items,
    articles: items
      .filter(isArticle)
      .sort((one, other) => other.date.localeCompare(one.date)),
    events: items.filter(isEvent),
    lists: listPages(items, data.hub),
  };
}

/** Every page that search engines may list. */
export const indexedPages = ({
  pages,
  lists,
  documents,
  articles,
  events,
}: SiteData): readonly { path: string; title: string }[] => [
  ...pages,
  ...lists.filter(({ isIndexed }) => isIndexed),
  ...documents,
  ...articles,
  ...events,
];
