import type { Crumb, SearchEntry } from "../../common/pageContext";
import { topicsPath } from "../../common/routes";
import { indexedPages, type SitePages } from "../pages/sitePages";

/** The label of an item's tab on the hub; undefined for other pages. */
function tabLabel(
  page: ReturnType<typeof indexedPages>[number],
  { hub }: SitePages,
): string | undefined {
  const folder = "kind" in page ? page.kind.folder : undefined;
  return hub?.tabs.find(({ kind }) => kind === folder)?.label;
}

/** What the site's search shows of each indexable page, by path (docs/product.md#search). */
export function searchEntriesByPath(
  site: SitePages,
  trails: ReadonlyMap<string, readonly Crumb[]>,
): ReadonlyMap<string, SearchEntry> {
  const { home, search } = site.labels;
  return new Map(
    indexedPages(site).map((page) => {
      const { path } = page;
      const crumb = trails.get(path)?.find(({ to }) => to === path);
      const title = path === "/" ? home : crumb?.label;
      return [
        path,
        {
          kind: tabLabel(page, site) ?? search.pages,
          ...(title && { title }),
          ...(path.startsWith(`${topicsPath}/`) && { isTopic: true }),
        },
      ];
    }),
  );
}
