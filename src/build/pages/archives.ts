import { archivePath } from "../../common/archivePath";
import type { Crumb } from "../../common/crumb";
import { fillTemplate } from "../../common/fillTemplate";

/**
 * How many items a tab of the hub shows (docs/product.md#news-hub). Events are all on the hub: they come soonest
 * first, so the one that visitors look for need not be among the first.
 */
export const shownOnHub = { news: 5, articles: 5, blogs: 5, featured: 3 };

/** A tab of the hub that may have more items than it shows. */
type ArchiveKind = keyof typeof shownOnHub;

/** Content ids of each tab's items, newest first. */
type IdsByKind = Readonly<Record<ArchiveKind, readonly string[]>>;

/** So many cards keep a page about as light as the hub. */
const shownOnPage = 24;

/** What a page of an archive shows. */
export interface ArchivePage {
  readonly kind: ArchiveKind;
  /** From 1 to `pages`. */
  readonly page: number;
  readonly pages: number;
  readonly contentIds: readonly string[];
}

/** What the hub knows besides its content: how many items follow the first of each tab, and where all of them are. */
export interface HubContext extends Readonly<Record<ArchiveKind, number>> {
  /** Of tabs that do not show all their items. */
  readonly archives: Readonly<Partial<Record<ArchiveKind, string>>>;
}

/** What the archives' trail is made of. */
export interface HubLabels {
  readonly tabs: readonly { readonly kind: string; readonly label: string }[];
  readonly archive: { readonly title: string; readonly position: string };
}

const kinds: readonly ArchiveKind[] = ["news", "articles", "blogs", "featured"];

/** The pages that list all items of a tab, at least one for each: their addresses stay when items are taken away. */
export function archivePages(ids: IdsByKind): readonly ArchivePage[] {
  return kinds.flatMap((kind) => {
    const pages = Math.max(1, Math.ceil(ids[kind].length / shownOnPage));
    return Array.from({ length: pages }, (_, index) => ({
      kind,
      page: index + 1,
      pages,
      contentIds: ids[kind].slice(
        index * shownOnPage,
        (index + 1) * shownOnPage,
      ),
    }));
  });
}

/** What the hub is told. */
export function hubContext(ids: IdsByKind): HubContext {
  return {
    news: shownOnHub.news - 1,
    articles: shownOnHub.articles - 1,
    blogs: shownOnHub.blogs - 1,
    featured: shownOnHub.featured - 1,
    archives: Object.fromEntries(
      kinds
        .filter((kind) => ids[kind].length > shownOnHub[kind])
        .map((kind) => [kind, archivePath(kind, 1)]),
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
