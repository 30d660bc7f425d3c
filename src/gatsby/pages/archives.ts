import { itemKinds } from "../model/itemKinds";
import { idsOfKind, type Item } from "../model/items";

/** Page context of the hub: for each tab the ids of its first item and of the others, and the pages of its archive. */
export interface HubContext {
  readonly [variable: string]: unknown;
  /** Addresses of the archive's pages, for each tab that does not show all its items. */
  readonly archives: Readonly<Record<string, readonly string[]>>;
}

/** Kinds whose tab shows a limited number of items. */
export const archivedKinds = itemKinds.flatMap(({ folder, hub }) =>
  hub?.mostShown ? [{ kind: folder, shown: hub.mostShown }] : [],
);

/**
 * Builds the context of the hub, which links only to indexed pages.
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
): HubContext {
  const ids: Record<string, readonly string[]> = {};
  const archives: Record<string, readonly string[]> = {};
  for (const { kind, shown } of archivedKinds) {
    const ofKind = idsOfKind(items, kind);
    ids[`${kind}Lead`] = ofKind.slice(0, 1);
    ids[`${kind}More`] = ofKind.slice(1, shown);
    archives[kind] = pages
      .filter(({ isIndexed, context }) => isIndexed && context.kind === kind)
      .map(({ path }) => path);
  }
  return { ...ids, archives };
}
