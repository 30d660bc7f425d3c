import type { Day } from "../../common/days";
import type { Crumb } from "../../common/pageContext";
import { fillTemplate } from "../../common/fillTemplate";
import { archivePath } from "../../common/routes";
import { itemKinds } from "../model/itemKinds";
import { shownItems, type Item } from "../model/items";

type Tab = Pick<Queries.HubTab, "kind">;

const ofKind = (items: readonly Item[], folder: string): readonly Item[] =>
  items.filter(({ kind }) => kind === folder);

/** The tabs of the hub, each with its kind. */
const kindsOfTabs = <Each extends Tab>(tabs: readonly Each[]) =>
  tabs.flatMap((tab) =>
    itemKinds
      .filter(({ folder }) => folder === tab.kind)
      .map((itemKind) => ({ ...tab, itemKind })),
  );

/**
 * The items that the hub shows, tab by tab (docs/product.md#news-hub).
 *
 * @param items In the order of display.
 */
export const hubItems = (
  items: readonly Item[],
  tabs: readonly Tab[],
  today: Day,
): Item[] =>
  kindsOfTabs(tabs).flatMap(({ itemKind }) =>
    shownItems(itemKind, ofKind(items, itemKind.folder), today),
  );

/** Keeps a page about as light as the hub. */
const pageSize = 24;

/**
 * The pages that list all items of a tab of the hub (docs/product.md#archives). Each tab has at least one page, so that its
 * address survives the removal of items.
 *
 * @param items In the order of display.
 */
export const listPages = (
  items: readonly Item[],
  { tabs, archive }: Queries.SitePagesQuery["hub"],
) =>
  kindsOfTabs(tabs).flatMap(({ itemKind, label }) => {
    const { folder, mostShown, isEvent } = itemKind;
    const ids = ofKind(items, folder).map(({ contentId }) => contentId);
    // Events are displayed soonest first; an archive is newest first.
    const contentIds = isEvent ? ids.toReversed() : ids;
    const pages = Math.max(1, Math.ceil(contentIds.length / pageSize));
    const fill = (text: string) => fillTemplate(text, { label });
    const first: Crumb = {
      label: fill(archive.title),
      to: archivePath(folder, 1),
    };
    return Array.from({ length: pages }, (_, index) => {
      const page = index + 1;
      const here: Crumb = {
        label: fillTemplate(archive.position, { page, pages }),
        to: archivePath(folder, page),
      };
      const position = pages > 1 ? here.label : undefined;
      return {
        path: here.to,
        // For search engines.
        title: [first.label, position].filter(Boolean).join(" · "),
        description: [fill(archive.description), position]
          .filter(Boolean)
          .join(" "),
        /** Whether the site links to it and search engines may list it. */
        isIndexed: contentIds.length > mostShown,
        /** Its breadcrumbs below the hub. */
        crumbs: page > 1 ? [first, here] : [first],
        context: {
          kind: folder,
          heading: first.label,
          position,
          newer: page > 1 ? archivePath(folder, page - 1) : undefined,
          older: page < pages ? archivePath(folder, page + 1) : undefined,
          contentIds: contentIds.slice(index * pageSize, page * pageSize),
        },
      };
    });
  });

/** The addresses of the archives that the hub links to, by kind: of tabs that do not show all their items. */
export const archivePaths = (
  pages: ReturnType<typeof listPages>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pages
      .filter(({ isIndexed, context }) => isIndexed && !context.newer)
      .map(({ path, context }) => [context.kind, path]),
  );
