import { archivePath } from "../../common/routes";
import type { Crumb } from "../../common/pageContext";
import { fillTemplate } from "../../common/fillTemplate";
import { itemKindIn } from "../model/itemKinds";
import { idsOfKind, type Item } from "../model/items";

export type Tab = Pick<Queries.HubTab, "kind">;

/** The tabs of the hub, each with its kind. */
export const kindsOfTabs = <Each extends Tab>(tabs: readonly Each[]) =>
  tabs.flatMap((tab) => {
    const itemKind = itemKindIn(tab.kind);
    return itemKind ? { ...tab, itemKind } : [];
  });

/** Keeps a page about as light as the hub. */
const pageSize = 24;

/** Texts of the hub for titles of lists. */
export interface HubLabels {
  readonly tabs: readonly Queries.HubTabNameFragment[];
  readonly archive: Queries.ListTextsFragment;
}

/** All items of a tab of the hub. */
interface ItemList {
  /** Folder of the kind. */
  readonly kind: string;
  readonly label: string;
  readonly contentIds: readonly string[];
  readonly pathOf: (page: number) => string;
  /** Whether the site links to it and search engines may list it. */
  readonly isIndexed: boolean;
}

function archives(items: readonly Item[], labels: HubLabels): ItemList[] {
  return kindsOfTabs(labels.tabs).map(({ itemKind, label }) => {
    const { folder, mostShown, isEvent } = itemKind;
    const ids = idsOfKind(items, folder);
    // Events are displayed soonest first; an archive is newest first.
    const contentIds = isEvent ? ids.toReversed() : ids;
    return {
      kind: folder,
      label,
      contentIds,
      pathOf: (page) => archivePath(folder, page),
      isIndexed: contentIds.length > mostShown,
    };
  });
}

function pagesOf(
  { kind, label, contentIds, pathOf, isIndexed }: ItemList,
  texts: HubLabels["archive"],
) {
  const pages = Math.max(1, Math.ceil(contentIds.length / pageSize));
  const paths = Array.from({ length: pages }, (_, index) => pathOf(index + 1));
  const first: Crumb = {
    label: fillTemplate(texts.title, { label }),
    to: pathOf(1),
  };
  const title = fillTemplate(texts.seo.title, { label });
  const description = fillTemplate(texts.seo.description, { label });
  return paths.map((path, index) => {
    const page = index + 1;
    const here: Crumb = {
      label: fillTemplate(texts.position, { page, pages }),
      to: path,
    };
    const isAlone = pages === 1;
    return {
      path,
      // For search engines.
      title: isAlone ? title : `${title} · ${here.label}`,
      description: isAlone ? description : `${description} ${here.label}.`,
      isIndexed,
      trail: (above: readonly Crumb[]) => [
        ...above,
        first,
        ...(page > 1 ? [here] : []),
      ],
      context: {
        kind,
        heading: first.label,
        ...(!isAlone && { position: here.label }),
        page,
        /** Addresses of all pages of the list. */
        paths,
        contentIds: contentIds.slice(index * pageSize, page * pageSize),
      },
    };
  });
}

/**
 * The pages that list all items of a tab of the hub (docs/product.md#archives). Each tab has at least one page, so that its
 * address survives the removal of items.
 *
 * @param items In the order of display.
 */
export function listPages(items: readonly Item[], labels: HubLabels) {
  return archives(items, labels).flatMap((list) =>
    pagesOf(list, labels.archive),
  );
}

/** The addresses of the indexed pages of each tab's archive, by kind. */
export function archivePaths(
  pages: ReturnType<typeof listPages>,
): Readonly<Record<string, readonly string[]>> {
  const paths: Record<string, string[]> = {};
  for (const { path, isIndexed, context } of pages)
    if (isIndexed) (paths[context.kind] ??= []).push(path);
  return paths;
}
