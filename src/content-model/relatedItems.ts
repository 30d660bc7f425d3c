/** What choosing further items needs to know of an item. */
export interface RelatableItem {
  readonly contentId: string;
  readonly category: { readonly name: string };
}

const relatedCount = 3;

/**
 * The three further items that an article proposes: those of the same category first, then in the order given.
 *
 * @param candidates Items that lead somewhere: full articles, features and events.
 */
export function relatedIds(
  item: RelatableItem,
  candidates: readonly RelatableItem[],
): readonly string[] {
  const others = candidates.filter(
    ({ contentId }) => contentId !== item.contentId,
  );
  const isSame = ({ category }: RelatableItem): boolean =>
    category.name === item.category.name;
  return [...others.filter(isSame), ...others.filter((other) => !isSame(other))]
    .slice(0, relatedCount)
    .map(({ contentId }) => contentId);
}
