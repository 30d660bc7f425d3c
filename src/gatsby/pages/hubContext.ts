import { idsOfKind, type Item } from "../model/items";
import { kindsOfTabs, type listPages, type Tab } from "./listPages";

/**
 * The page context of the hub: the ids of the items that its tabs show, by the look of their cards, and for each tab the
 * addresses of the indexed pages of its archive.
 *
 * @param items In the order of display.
 * @param pages All pages of lists.
 */
export function hubContext(
  items: readonly Item[],
  tabs: readonly Tab[],
  pages: ReturnType<typeof listPages>,
) {
  const ids = {
    leads: [] as string[],
    rows: [] as string[],
    wides: [] as string[],
    events: [] as string[],
  };
  const archives: Record<string, readonly string[]> = {};
  for (const { itemKind } of kindsOfTabs(tabs)) {
    const { folder, mostShown, hasWideCards, isEvent } = itemKind;
    const shown = idsOfKind(items, folder).slice(0, mostShown);
    if (isEvent) ids.events.push(...shown);
    else {
      ids.leads.push(...shown.slice(0, 1));
      ids[hasWideCards ? "wides" : "rows"].push(...shown.slice(1));
    }
    archives[folder] = pages
      .filter(({ isIndexed, context }) => isIndexed && context.kind === folder)
      .map(({ path }) => path);
  }
  return { ...ids, archives };
}
