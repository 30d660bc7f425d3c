import { hasEnded, isEvent } from "../../common/events";
import { isArticle, type EventItem, type Item } from "../model/items";
import type { SitePages } from "./sitePages";

type RelatableItem = Pick<Item, "contentId" | "category"> &
  Partial<Pick<EventItem, "notice">>;

/** Number of items that an article suggests. */
export const relatedCount = 3;

/** Whether an event is full, cancelled or postponed: 1, so that it comes last. */
const hasNotice = ({ notice }: RelatableItem): number => (notice ? 1 : 0);

/**
 * Ids of an item's related items: those of its category first, then in the order given; events with a notice are last.
 *
 * @param candidates Items with a text or a link.
 */
export function relatedTo(
  candidates: readonly RelatableItem[],
  { contentId, category }: RelatableItem,
): readonly string[] {
  const others = candidates.filter((item) => item.contentId !== contentId);
  const alike = others.filter((item) => item.category.name === category.name);
  return [...new Set([...alike, ...others])]
    .sort((one, other) => hasNotice(one) - hasNotice(other))
    .slice(0, relatedCount)
    .map((item) => item.contentId);
}

/** Whether the site suggests an item: it has a text or links to another site, and is no past or cancelled event. */
const canBeSuggested = (item: Item, today: string): boolean =>
  (!item.itemKind.articleType || isArticle(item)) &&
  !(
    isEvent(item) &&
    (hasEnded(item, { today }) || item.notice === "cancelled")
  );

/**
 * The ids of the items that the page of each item shows besides its own.
 *
 * @param today Year-month-day.
 */
export function relatedIdsOf(
  { items, articles }: Pick<SitePages, "items" | "articles">,
  today: string,
) {
  const suggested = items.filter((item) => canBeSuggested(item, today));
  const events = suggested.filter(isEvent);
  // An event's page suggests other events first.
  const furtherIds = (item: Item) =>
    isEvent(item)
      ? [
          ...new Set(
            [events, suggested].flatMap((each) => relatedTo(each, item)),
          ),
        ]
      : relatedTo(suggested, item);
  return (item: Item) => ({
    relatedIds: furtherIds(item).slice(0, relatedCount),
    // Suggested if the item has no full text.
    articleIds: relatedTo(articles, item),
  });
}
