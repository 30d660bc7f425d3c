import { hubPath } from "../../common/routes";
import type { Crumb } from "../../common/pageContext";
import { isIndexed } from "../model/items";
import type { SitePages } from "../pages/sitePages";

/** A path and those above it, from the top: "/a/b" has "/a" and itself. */
const pathAndParents = (path: string): string[] =>
  path
    .split("/")
    .map((_step, index, steps) => steps.slice(0, index + 1).join("/"))
    .filter(Boolean);

/** The breadcrumbs of each indexable page below the home page, by path. */
export function trailsByPath(
  source: SitePages,
): ReadonlyMap<string, readonly Crumb[]> {
  const links: readonly Crumb[] = [
    ...source.content.navigation,
    ...source.services.nodes.map(({ navLabel, to }) => ({
      label: navLabel,
      to,
    })),
  ];
  const pages = source.pages.map(({ path, title }): Crumb => {
    const label = links.find(({ to }) => to === path)?.label ?? title;
    return { label, to: path };
  });
  const trailTo = (paths: readonly string[]) =>
    ["/", ...paths].flatMap((path) => pages.filter(({ to }) => to === path));
  const home = trailTo([]);
  const ofHub = trailTo([hubPath]);
  return new Map<string, readonly Crumb[]>([
    ...pages
      .filter(({ to }) => to !== "/")
      .map(({ to }) => [to, trailTo(pathAndParents(to))] as const),
    ...source.documents.nodes.map(
      ({ label, path }) => [path, [...home, { label, to: path }]] as const,
    ),
    // Without the item itself: its title is the heading below the breadcrumbs.
    ...source.items.filter(isIndexed).map(({ path, kind }) => {
      const hasTab = source.hub.tabs.some((tab) => tab.kind === kind);
      return [path, hasTab ? ofHub : home] as const;
    }),
    ...source.lists.map(
      ({ path, crumbs }) => [path, [...ofHub, ...crumbs]] as const,
    ),
  ]);
}
