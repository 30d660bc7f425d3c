export interface RelatableItem {
  readonly contentId: string;
  readonly category: { readonly name: string };
}

/** Number of items that an article proposes. */
export const relatedCount = 3;

/**
 * Prepares the lookup of an item's related items: those of its category first, then in the order given.
 *
 * @param candidates Items with a text or a link.
 * @returns Ids of an item's related items.
 */
export function relatedTo(
  candidates: readonly RelatableItem[],
): (item: RelatableItem) => readonly string[] {
  // A map, since every page looks through all candidates otherwise.
  const byCategory = new Map<string, RelatableItem[]>();
  for (const candidate of candidates) {
    const { name } = candidate.category;
    const group = byCategory.get(name);
    if (group) group.push(candidate);
    else byCategory.set(name, [candidate]);
  }
  return ({ contentId, category }) => {
    const chosen = new Set<string>();
    for (const group of [byCategory.get(category.name) ?? [], candidates]) {
      for (const candidate of group) {
        if (chosen.size === relatedCount) break;
        if (candidate.contentId !== contentId) chosen.add(candidate.contentId);
      }
    }
    return [...chosen];
  };
}
