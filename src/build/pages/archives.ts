import { archivePath } from "../../common/archivePath";
import type { Crumb } from "../../common/crumb";
import { fillTemplate } from "../../common/fillTemplate";
import { itemKinds } from "../model/itemKinds";

/** Content ids of a kind's items, the first first. */
export type IdsByKind = Readonly<Record<string, readonly string[]>>;

/** So many cards keep a page about as light as the hub. */
const shownOnPage = 24;

/** What a page of an archive shows. */
export interface ArchivePage {
  /** Folder of the kind. */
  readonly kind: string;
  /** From 1 to `pages`. */
  readonly page: number;
  readonly pages: number;
  readonly contentIds: readonly string[];
}

/** What the hub knows besides its content: how many items follow the first of each tab, and where all of them are. */
export interface HubContext {
  readonly [kind: string]: unknown;
  /** Of tabs that do not show all their items. */
  readonly archives: Readonly<Record<string, string>>;
}

/** What the archives' trail is made of. */
export interface HubLabels {
  readonly tabs: readonly { readonly kind: string; readonly label: string }[];
  readonly archive: { readonly title: string; readonly position: string };
}

/** Kinds whose tab of the hub need not show all items, with the number that it shows. */
const archived = itemKinds.flatMap(({ folder, hub }) =>
  hub?.mostShown ? [{ kind: folder, shown: hub.mostShown }] : [],
);

/** The pages that list all items of a tab, at least one for each: their addresses stay when items are taken away. */
export function archivePages(ids: IdsByKind): readonly ArchivePage[] {
  return archived.flatMap(({ kind }) => {
    const contentIds = ids[kind] ?? [];
    const pages = Math.max(1, Math.ceil(contentIds.length / shownOnPage));
    return Array.from({ length: pages }, (_, index) => ({
      kind,
      page: index + 1,
      pages,
      contentIds: contentIds.slice(
        index * shownOnPage,
        (index + 1) * shownOnPage,
      ),
    }));
  });
}

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

/** The way from the home page to a page of an archive. */
export function archiveTrail(
  { kind, page, pages }: ArchivePage,
  { tabs, archive }: HubLabels,
  trailOfHub: readonly Crumb[],
): readonly Crumb[] {
  const label = tabs.find((tab) => tab.kind === kind)?.label ?? kind;
  const first: Crumb = {
    label: fillTemplate(archive.title, { label }),
    to: archivePath(kind, 1),
  };
  const later: Crumb = {
    label: fillTemplate(archive.position, { page, pages }),
    to: archivePath(kind, page),
  };
  return [...trailOfHub, first, ...(page > 1 ? [later] : [])];
}
