import type { Item } from "../model/items";

/** The articles before and after one of the same kind. */
export interface Neighbours {
  readonly newerId: string | null;
  readonly olderId: string | null;
  /** Both ids, without null. */
  readonly neighbourIds: readonly string[];
}

/**
 * Finds an article's neighbours (docs/product.md#article-reader).
 *
 * @param articles Full articles, the newest first.
 */
export function neighbours(
  articles: readonly Pick<Item, "contentId" | "kind">[],
  { contentId, kind }: Pick<Item, "contentId" | "kind">,
): Neighbours {
  const ids = articles
    .filter((article) => article.kind === kind)
    .map((article) => article.contentId);
  const index = ids.indexOf(contentId);
  const newerId = ids[index - 1] ?? null;
  const olderId = index === -1 ? null : (ids[index + 1] ?? null);
  const neighbourIds = [newerId, olderId].filter((id) => id !== null);
  return { newerId, olderId, neighbourIds };
}
