import { idsOfKind, type Item } from "../model/items";

/** Page context of an article: the ids of the articles before and after it, each list empty or with one id. */
export interface Neighbours {
  readonly newerIds: readonly string[];
  readonly olderIds: readonly string[];
}

/**
 * Finds an article's neighbours of the same kind (docs/product.md#article-reader).
 *
 * @param articles Full articles, the newest first.
 */
export function neighbours(
  articles: readonly Pick<Item, "contentId" | "kind">[],
  { contentId, kind }: Pick<Item, "contentId" | "kind">,
): Neighbours {
  const ids = idsOfKind(articles, kind.folder);
  const index = ids.indexOf(contentId);
  return {
    newerIds: index > 0 ? ids.slice(index - 1, index) : [],
    olderIds: index >= 0 ? ids.slice(index + 1, index + 2) : [],
  };
}
