import type { Crumb, SearchEntry } from "../../common/pageContext";
import { topicsPath } from "../../common/routes";
import type { IndexedPage, SitePages } from "../pages/sitePages";

/** What the site's search shows of an indexable page (docs/product.md#search). */
export function searchEntry(
  page: IndexedPage,
  { hub, labels }: SitePages,
  trail: readonly Crumb[] = [],
): SearchEntry {
  const { path } = page;
  const own = "kind" in page ? page.kind : undefined;
  const tab = hub?.tabs.find(({ kind }) => kind === own);
  const title =
    path === "/" ? labels.home : trail.find(({ to }) => to === path)?.label;
  const keywords = labels.search.keywords?.find(({ to }) => to === path)?.words;
  const notice = "shownNotice" in page ? page.shownNotice : undefined;
  // Of a page below another that page's name.
  const part = tab?.label ?? trail.slice(1, -1).at(-1)?.label;
  const kind = [part, notice].filter(Boolean).join(" · ");
  return {
    ...(kind && { kind }),
    ...(title && { title }),
    ...(keywords && { keywords }),
    ...(path.startsWith(`${topicsPath}/`) && { isTopic: true }),
  };
}
