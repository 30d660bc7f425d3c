interface RelatableItem {
  readonly contentId: string;
  readonly category: { readonly name: string };
}

/** Number of items that an article suggests. */
export const relatedCount = 3;

/**
 * Ids of an item's related items: those of its category first, then in the order given.
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
    .slice(0, relatedCount)
    .map((item) => item.contentId);
}
