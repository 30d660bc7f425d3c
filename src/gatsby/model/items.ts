import { isEvent, type EventOf } from "../../common/events";
import type { ItemKind } from "./itemKinds";

type ItemNode = Queries.SitePagesQuery["contentItems"]["nodes"][number];

/** A content item and its kind. */
export type Item = WithKind<ItemNode>;

type WithKind<Node> = Node extends object
  ? Node & { readonly itemKind: ItemKind }
  : never;

/** Those of a union of items that have a full text. */
type WithFullText<Readable> = Readable extends {
  readonly article: infer Text;
}
  ? Readable & { readonly article: NonNullable<Text> }
  : never;

/** An item with a full text: it has an article page. */
export type Article = WithFullText<Item>;

/** An item that takes place on its date. */
export type EventItem = EventOf<Item>;

/** Whether an item has a full text. */
export const isArticle = <Any extends object>(
  item: Any,
): item is Any & WithFullText<Any> =>
  "article" in item && Boolean(item.article);

/** Whether an item has its own page that search engines may list. */
export const isIndexed = (item: Item): boolean =>
  isArticle(item) || isEvent(item);

interface Dated {
  readonly date: string;
  readonly contentId: string;
}

/** Newest first; of one day the last id first, so that builds do not differ. */
export const newestFirst = (one: Dated, other: Dated): number =>
  other.date.localeCompare(one.date) ||
  other.contentId.localeCompare(one.contentId, "en", { numeric: true });

/** Items of a kind in the order of display: newest first, events soonest first. */
export function inOrder<Each extends Dated>(
  { isEvent }: ItemKind,
  items: readonly Each[],
): Each[] {
  const sorted = items.toSorted(newestFirst);
  return isEvent ? sorted.reverse() : sorted;
}

/** The ids of the items of a kind, in their order. */
export const idsOfKind = (
  items: readonly Pick<Item, "contentId" | "kind">[],
  folder: string,
): readonly string[] =>
  items.filter(({ kind }) => kind === folder).map(({ contentId }) => contentId);

/** The title of an item for readers of lists: "Founders' evening (Cancelled)". */
export const titleWithNotice = (item: {
  readonly title: string;
  readonly shownNotice?: string | null;
}): string =>
  item.shownNotice ? `${item.title} (${item.shownNotice})` : item.title;
