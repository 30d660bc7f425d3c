import { archivePath } from "../../common/archivePath";
import { itemKinds } from "../model/itemKinds";

/** Content ids of a kind's items, the first first. */
export type IdsByKind = Readonly<Record<string, readonly string[]>>;

/** What the hub knows besides its content: how many items follow the first of each tab, and where all of them are. */
export interface HubContext {
  readonly [kind: string]: unknown;
  /** Of tabs that do not show all their items. */
  readonly archives: Readonly<Record<string, string>>;
}

/** Kinds whose tab of the hub need not show all items, with the number that it shows. */
export const archived = itemKinds.flatMap(({ folder, hub }) =>
  hub?.mostShown ? [{ kind: folder, shown: hub.mostShown }] : [],
);

/** What the hub is told. */
export function hubContext(ids: IdsByKind): HubContext {
  return {
    ...Object.fromEntries(archived.map(({ kind, shown }) => [kind, shown - 1])),
    archives: Object.fromEntries(
      archived
        .filter(({ kind, shown }) => (ids[kind] ?? []).length > shown)
        .map(({ kind }) => [kind, archivePath(kind, 1)]),
    ),
  };
}
