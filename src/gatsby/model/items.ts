import type { ItemKind } from "./itemKinds";

type ItemNode = Queries.SiteDataQuery["contentItems"]["nodes"][number];
type ReadableNode = Extract<ItemNode, { readonly article: unknown }>;
type EventNode = Extract<ItemNode, { readonly lastDay: string }>;

interface Kinded {
  readonly kind: ItemKind;
}

/** A content item and its kind. */
export type Item = ItemNode & Kinded;

/** An item with a full article. */
export type Article = ReadableNode &
  Kinded & { readonly article: NonNullable<ReadableNode["article"]> };

/** An item that takes place on its date. */
export type EventItem = EventNode & Kinded;

/** Whether an item has a full article. */
export const isArticle = (item: Item): item is Article =>
  "article" in item && Boolean(item.article);

/** Whether an item takes place on its date. */
export const isEvent = (item: Item): item is EventItem => "lastDay" in item;

/** Whether an item has a page of its own that search engines may list. */
export const isIndexed = (item: Item): boolean =>
  isArticle(item) || isEvent(item);
