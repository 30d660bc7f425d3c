import { articlePath, eventPath } from "../../common/itemPaths";

/** A folder of content with a file and a page for each entry. */
export interface FolderKind {
  /** Folder below content/; `npm run content:new` calls the kind so, too. */
  readonly folder: string;
  /** Type of an entry in the content model. */
  readonly type: string;
  /** Address of an entry's page. */
  readonly path: (id: string) => string;
  /** Screen of an entry's page, as folder and component below src/site/screens. */
  readonly screen?: string;
}

/**
 * A kind of content items. Schemas, the content check, pages, archives, trails, related items, structured data, feeds,
 * calendar and `npm run content:new` read this row.
 *
 * The folder is also the name of the kind's tab, if the hub's content has one. The type implements ContentItem. Kinds
 * whose items may have a full text share the type ArticleItem; without a `screen`, the page of an item is an article page.
 */
export interface ItemKind extends FolderKind {
  /** Prefix of ids and file names, before a hyphen. No other kind's prefix begins with it and a hyphen. */
  readonly idPrefix: string;
  /** Schema.org type of an item with a full text; unset if the kind has none. Articles are in feeds, sitemap and search. */
  readonly articleType?: "NewsArticle" | "BlogPosting";
  /**
   * Whether an item takes place on its date. Such items are in the calendar, become past, and are listed soonest first.
   */
  readonly isEvent?: boolean;
  /** How many items the kind's tab shows; an archive lists all. */
  readonly mostShown: number;
}

/** A kind whose items may have a full text. */
const readable = (
  folder: string,
  articleType: ItemKind["articleType"],
): ItemKind => ({
  folder,
  type: "ArticleItem",
  idPrefix: folder,
  path: articlePath,
  articleType,
  mostShown: 5,
});

/** Every kind of content items (docs/product.md#news-hub). */
export const itemKinds: readonly ItemKind[] = [
  readable("news", "NewsArticle"),
  readable("articles", "BlogPosting"),
  readable("blogs", "BlogPosting"),
  {
    folder: "featured",
    type: "FeaturedItem",
    idPrefix: "features",
    path: articlePath,
    mostShown: 3,
  },
  {
    folder: "events",
    type: "EventItem",
    idPrefix: "events",
    path: eventPath,
    screen: "event/EventScreen",
    isEvent: true,
    mostShown: 12,
  },
];

/** Documents, such as the privacy notice. Each has its own page (docs/product.md#documents). */
export const documentKind = {
  folder: "documents",
  type: "Document",
  path: (id: string) => `/${id}`,
  screen: "document/DocumentScreen",
} as const satisfies FolderKind;

/** The kind of an item. Throws for an id that begins with no kind's prefix; the content check reports it. */
export function itemKindOf(contentId: string): ItemKind {
  const itemKind = itemKinds.find(({ idPrefix }) =>
    contentId.startsWith(`${idPrefix}-`),
  );
  if (!itemKind) throw new Error(`The item ${contentId} is of no kind.`);
  return itemKind;
}
