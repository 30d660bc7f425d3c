import { isEvent } from "../../common/events";
import type { ItemKind } from "./itemKinds";

type ItemNode = Queries.SitePagesQuery["contentItems"]["nodes"][number];

/** A content item and its kind. */
export type Item = ItemNode & { readonly kind: ItemKind };

type ReadableItem = Extract<Item, { readonly article: unknown }>;

/** An item with a full article. */
export type Article = ReadableItem & {
  readonly article: NonNullable<ReadableItem["article"]>;
};

/** An item that takes place on its date. */
export type EventItem = Extract<Item, { readonly lastDay: string }>;

/** Whether an item has a full article. */
export const isArticle = (item: Item): item is Article =>
  "article" in item && Boolean(item.article);

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
