import { hubKinds } from "../model/itemKinds";
import { queryVariable } from "../model/pageNames";
import { idsOfKind, type Item } from "../model/items";

/** Kinds whose tab shows a limited number of items. */
export const archivedKinds = hubKinds.flatMap(({ folder, hub }) =>
  hub?.mostShown ? [{ kind: folder, shown: hub.mostShown }] : [],
);

/**
 * The page context of the hub: for each tab the ids of its first item and of the others, and the addresses of the
 * indexed pages of its archive.
 *
 * @param items Newest first.
 * @param pages All pages of lists.
 */
export function hubContext(
  items: readonly Item[],
  pages: readonly {
    readonly path: string;
    readonly isIndexed: boolean;
    readonly context: { readonly kind: string | undefined };
  }[],
) {
  const ids: Record<string, readonly string[]> = {};
  const archives: Record<string, readonly string[]> = {};
  for (const { kind, shown } of archivedKinds) {
    const ofKind = idsOfKind(items, kind);
    const variable = queryVariable(kind);
    ids[`${variable}Lead`] = ofKind.slice(0, 1);
    ids[`${variable}More`] = ofKind.slice(1, shown);
    archives[kind] = pages
      .filter(({ isIndexed, context }) => isIndexed && context.kind === kind)
      .map(({ path }) => path);
  }
  return { ...ids, archives };
}
