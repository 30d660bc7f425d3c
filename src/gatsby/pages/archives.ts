import { itemKinds } from "../model/itemKinds";

/** Page context of the hub: how many items each tab shows after its first, and the pages of its archive. */
export interface HubContext {
  readonly [kind: string]: unknown;
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
 * @param pages All pages of lists.
 */
export function hubContext(
  pages: readonly {
    readonly path: string;
    readonly isIndexed: boolean;
    readonly context: { readonly kind?: string };
  }[],
): HubContext {
  return {
    ...Object.fromEntries(
      archivedKinds.map(({ kind, shown }) => [kind, shown - 1]),
    ),
    archives: Object.fromEntries(
      archivedKinds.map(({ kind }) => [
        kind,
        pages
          .filter(
            ({ isIndexed, context }) => isIndexed && context.kind === kind,
          )
          .map(({ path }) => path),
      ]),
    ),
  };
}
