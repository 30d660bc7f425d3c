import { itemKinds } from "../model/itemKinds";

/** What the hub knows besides its content: how many items follow the first of each tab, and where all of them are. */
export interface HubContext {
  readonly [kind: string]: unknown;
  /** Of tabs that do not show all their items: addresses of the pages of the archive. */
  readonly archives: Readonly<Record<string, readonly string[]>>;
}

/** Kinds whose tab of the hub need not show all items, with the number that it shows. */
export const archived = itemKinds.flatMap(({ folder, hub }) =>
  hub?.mostShown ? [{ kind: folder, shown: hub.mostShown }] : [],
);

/**
 * The context of the hub.
 *
 * @param pages Those of lists: the hub leads to those that search engines may list.
 */
export function hubContext(
  pages: readonly {
    readonly path: string;
    readonly isIndexed: boolean;
    readonly context: { readonly kind?: string };
  }[],
): HubContext {
  return {
    ...Object.fromEntries(archived.map(({ kind, shown }) => [kind, shown - 1])),
    archives: Object.fromEntries(
      archived.map(({ kind }) => [
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
