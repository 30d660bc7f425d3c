import { hasPassed, type Day } from "../../common/days";
import { isEvent } from "../../common/events";
import { isArticle, type EventItem, type Item } from "../model/items";
import type { SitePages } from "./sitePages";

type RelatableItem = Pick<Item, "contentId" | "category"> &
  Partial<Pick<EventItem, "lastDay" | "notice">>;

/** Number of items that an article suggests. */
export const relatedCount = 3;

/**
 * Ids of an item's related items, which are, in this order: events for an event, not full or postponed, of its category.
 *
 * @param candidates Items with a text or a link.
 */
export function relatedTo(
  candidates: readonly RelatableItem[],
  item: RelatableItem,
): readonly string[] {
  const rank = (other: RelatableItem) =>
    (isEvent(item) && isEvent(other) ? 4 : 0) +
    (other.notice ? 0 : 2) +
    (other.category.name === item.category.name ? 1 : 0);
  return candidates
    .filter(({ contentId }) => contentId !== item.contentId)
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, relatedCount)
    .map(({ contentId }) => contentId);
}

/** Whether the site suggests an item: it has a text or links to another site, and is no past or cancelled event. */
const canBeSuggested = (item: Item, today: Day): boolean =>
  isEvent(item)
    ? !hasPassed(item.lastDay, today) && item.notice !== "cancelled"
    : !item.itemKind.articleType || isArticle(item);

/** The ids of the items that the page of each item shows besides its own. */
export function relatedIdsOf(
  { items, articles }: Pick<SitePages, "items" | "articles">,
  today: Day,
) {
  const suggested = items.filter((item) => canBeSuggested(item, today));
  return (item: Item) => ({
    relatedIds: relatedTo(suggested, item),
    // Suggested if the item has no full text.
    articleIds: relatedTo(articles, item),
  });
}
