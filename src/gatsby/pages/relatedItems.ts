/** What choosing further items needs to know of an item. */
export interface RelatableItem {
  readonly contentId: string;
  readonly category: { readonly name: string };
}

/** How many further items are proposed. */
export const relatedCount = 3;

/**
 * Prepares the choice of the three further items that each article proposes: those of the same category first, then in
 * the order given.
 *
 * @param candidates Items that lead somewhere: full articles, features and events.
 * @returns Gives an item's further items.
 */
export function relatedTo(
  candidates: readonly RelatableItem[],
): (item: RelatableItem) => readonly string[] {
  // Looked up, not searched: every page asks, and the candidates are as many as the pages.
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
