import { hasPassed, type Day } from "../../common/days";
import { isEvent, type EventOf } from "../../common/events";
import type { ItemKind } from "./itemKinds";

type ItemNode = Queries.SitePagesQuery["contentItems"]["nodes"][number];

/** A content item and its kind. */
export type Item = ItemNode & {
  readonly itemKind: ItemKind;
  /** Address of its picture for social networks. */
  readonly socialCard: string | undefined;
};

type ReadableItem = Extract<Item, { readonly article: unknown }>;

/** An item with a full text: it has an article page. */
export type Article = ReadableItem & {
  readonly article: NonNullable<ReadableItem["article"]>;
};

/** An item that takes place on its date. */
export type EventItem = EventOf<Item>;

/** Whether an item has a full text. */
export const isArticle = (item: Item): item is Article =>
  "article" in item && Boolean(item.article);

/** Whether an item has its own page that search engines may list. */
export const isIndexed = (item: Item): boolean =>
  isArticle(item) || isEvent(item);

type Dated = Pick<ItemNode, "date" | "contentId">;

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

/**
 * The items that a tab of the hub shows: the first ones. Of events those that come next, and if they are few, the last
 * passed ones before them.
 *
 * @param items Those of the kind, in the order of display.
 */
export function shownItems<
  Each extends { readonly date: Day; readonly lastDay?: Day },
>(
  { isEvent, mostShown }: ItemKind,
  items: readonly Each[],
  today: Day,
): readonly Each[] {
  const coming = items.filter(({ lastDay }) => !hasPassed(lastDay, today));
  const start = isEvent ? items.length - Math.max(coming.length, mostShown) : 0;
  return items.slice(Math.max(0, start)).slice(0, mostShown);
}

/** The title of an item for readers of lists: "Founders' evening (Cancelled)". */
export const titleWithNotice = (item: {
  readonly title: string;
  readonly shownNotice?: string | null;
}): string =>
  item.shownNotice ? `${item.title} (${item.shownNotice})` : item.title;
