import type { Item } from "../model/readItems";

/** The articles before and after one of the same kind. */
export interface Neighbours {
  readonly newerId: string | null;
  readonly olderId: string | null;
  /** The existing ones of both. */
  readonly neighbourIds: readonly string[];
}

/**
 * Prepares the lookup of an article's neighbours (docs/product.md#article-reader).
 *
 * @param articles Full articles, the newest first.
 */
export function neighbours(
  articles: readonly Pick<Item, "contentId" | "kind">[],
): (item: Pick<Item, "contentId" | "kind">) => Neighbours {
  const places = new Map<string, Neighbours>();
  for (const kind of new Set(articles.map((article) => article.kind))) {
    const ofKind = articles.filter((article) => article.kind === kind);
    for (const [index, { contentId }] of ofKind.entries()) {
      const newerId = ofKind[index - 1]?.contentId ?? null;
      const olderId = ofKind[index + 1]?.contentId ?? null;
      const neighbourIds = [newerId, olderId].filter((id) => id !== null);
      places.set(contentId, { newerId, olderId, neighbourIds });
    }
  }
  return ({ contentId }) =>
    places.get(contentId) ?? { newerId: null, olderId: null, neighbourIds: [] };
}
