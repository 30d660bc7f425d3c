import { articlePath, eventPath } from "../../common/itemPaths";

/** What the site knows of content that has one file, and one page, for each entry. */
export interface FolderKind {
  /** Folder below content/. */
  readonly folder: string;
  /** Type of an entry in the content model. */
  readonly type: string;
  /** What an entry is called in a sentence. */
  readonly label: string;
  /** Address of an entry's page. */
  readonly path: (id: string) => string;
  /** Screen of an entry's page, as folder and component below src/site/screens. */
  readonly screen?: string;
}

/**
 * What the site knows of a kind of content items. All that depends on the kind alone reads this row: schemas, the
 * content check, pages, archives, trails, related items, structured data, feeds, calendar, editor and
 * `npm run content:new`.
 */
export interface ItemKind extends FolderKind {
  /** Folder below content/ with one file for each item; also the name of the kind's tab on the hub. */
  readonly folder: string;
  /** Type of an item in the content model; it implements ContentItem, with articles also ReadableItem. */
  readonly type: string;
  /** What ids and the names of files begin with, before a hyphen. */
  readonly idPrefix: string;
  /** Which item stands first. */
  readonly first: "newest" | "soonest";
  /**
   * Screen of an item's page, as folder and component below src/site/screens. Without it the page is the article reader,
   * which says so where an item has no article.
   */
  readonly screen?: string;
  /** What a full article is to search engines: items may have one, which is in feeds, sitemap and search. */
  readonly article?: "NewsArticle" | "BlogPosting";
  /** Whether an item takes place on its date: it is in the calendar, and it passes. */
  readonly isEvent?: boolean;
  /** The kind's tab on the hub: how many items it shows where an archive has all. */
  readonly hub?: { readonly mostShown?: number };
  /** How `npm run content:new` makes an item. */
  readonly recipe: {
    /** What it is asked for. */
    readonly name: string;
    /** Folder of the picture that a new item names, below /articles. */
    readonly pictures: string;
    /** What other fields hold where nothing else is answered. */
    readonly initial?: Readonly<Record<string, string>>;
  };
}

/** Every kind of content items, in the order of the hub's tabs (docs/product.md#news-hub). */
export const itemKinds: readonly ItemKind[] = [
  {
    folder: "news",
    type: "NewsItem",
    idPrefix: "news",
    label: "news item",
    first: "newest",
    path: articlePath,
    article: "NewsArticle",
    hub: { mostShown: 5 },
    recipe: { name: "news", pictures: "news" },
  },
  {
    folder: "articles",
    type: "ArticleItem",
    idPrefix: "articles",
    label: "article",
    first: "newest",
    path: articlePath,
    article: "BlogPosting",
    hub: { mostShown: 5 },
    recipe: { name: "article", pictures: "articles" },
  },
  {
    folder: "blogs",
    type: "BlogItem",
    idPrefix: "blogs",
    label: "blog post",
    first: "newest",
    path: articlePath,
    article: "BlogPosting",
    hub: { mostShown: 5 },
    recipe: { name: "blog", pictures: "blogs" },
  },
  {
    folder: "featured",
    type: "FeaturedItem",
    idPrefix: "features",
    label: "feature",
    first: "newest",
    path: articlePath,
    hub: { mostShown: 3 },
    recipe: { name: "featured", pictures: "stock" },
  },
  {
    folder: "events",
    type: "EventItem",
    idPrefix: "events",
    label: "event",
    first: "soonest",
    path: eventPath,
    screen: "event/EventScreen",
    isEvent: true,
    // All: the soonest come first, so the one that visitors look for need not be among the first.
    hub: {},
    recipe: {
      name: "event",
      pictures: "events",
      initial: { link: "event-registration" },
    },
  },
];

/** Kinds whose items may have a full article. */
export const articleKinds = itemKinds.filter(({ article }) => article);

/**
 * The id of a kind's new item: its number is above all that there are.
 *
 * @param names The files of the folder.
 */
export function nextId({ idPrefix }: ItemKind, names: readonly string[]) {
  const numbers = names.map((name) =>
    Number(/-(\d+)\.json$/.exec(name)?.[1] ?? 0),
  );
  return `${idPrefix}-${Math.max(0, ...numbers) + 1}`;
}
