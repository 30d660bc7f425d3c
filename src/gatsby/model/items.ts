import type { ItemKind } from "./itemKinds";

type ItemNode = Queries.SiteDataQuery["contentItems"]["nodes"][number];
type ReadableNode = Extract<ItemNode, { readonly article: unknown }>;
type EventNode = Extract<ItemNode, { readonly lastDay: string }>;

interface WithKind {
  readonly kind: ItemKind;
}

/** A content item and its kind. */
export type Item = ItemNode & WithKind;

/** An item with a full article. */
export type Article = ReadableNode &
  WithKind & { readonly article: NonNullable<ReadableNode["article"]> };

/** An item that takes place on its date. */
export type EventItem = EventNode & WithKind;

/** Whether an item has a full article. */
export const isArticle = (item: Item): item is Article =>
  "article" in item && Boolean(item.article);

/** Whether an item takes place on its date. */
export const isEvent = (item: Item): item is EventItem => "lastDay" in item;

/** Whether an item has its own page that search engines may list. */
export const isIndexed = (item: Item): boolean =>
  isArticle(item) || isEvent(item);

/** The ids of the items of a kind, in their order. */
export const idsOfKind = (
  items: readonly Pick<Item, "contentId" | "kind">[],
  folder: string,
): readonly string[] =>
  items
    .filter(({ kind }) => kind.folder === folder)
    .map(({ contentId }) => contentId);
