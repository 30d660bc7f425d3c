import { hubPath } from "../../common/routes";
import type { Crumb } from "../../common/crumb";
import { isIndexed } from "../model/readItems";
import type { ListPage } from "../pages/listPages";
import type { SiteData } from "./siteData";

/** The pages above a page of the route table: those whose address it continues. */
function pathsAbove(path: string): string[] {
  const steps = path.split("/").slice(1, -1);
  return steps.map((_step, end) => `/${steps.slice(0, end + 1).join("/")}`);
}

/** The way from the home page to each indexable page below it, by path: shown above headings and told search engines. */
export function trailsByPath(
  source: SiteData,
  lists: readonly ListPage[],
): ReadonlyMap<string, readonly Crumb[]> {
  const links: readonly Crumb[] = [
    ...source.content.navigation,
    ...source.services.nodes.map(({ navLabel, to }) => ({
      label: navLabel,
      to,
    })),
  ];
  const home: Crumb = { label: source.labels.home, to: "/" };
  const pages = source.pages.map(({ path, title }): Crumb => {
    const label = links.find(({ to }) => to === path)?.label ?? title;
    return { label, to: path };
  });
  const trailOf = (page: Crumb, above: readonly string[]) =>
    [
      page.to,
      [
        home,
        ...above.flatMap((path) => pages.filter(({ to }) => to === path)),
        page,
      ],
    ] as const;
  const ofPages = new Map([
    ...pages
      .filter(({ to }) => to !== home.to)
      .map((page) => trailOf(page, pathsAbove(page.to))),
    ...source.documents.map(({ label, path }) =>
      trailOf({ label, to: path }, []),
    ),
    ...source.items
      .filter(isIndexed)
      .map(({ title, path, kind }) =>
        trailOf({ label: title, to: path }, kind.hub ? [hubPath] : []),
      ),
  ]);
  const ofHub = ofPages.get(hubPath) ?? [home];
  return new Map([
    ...ofPages,
    ...lists.map(({ path, trail }) => [path, trail(ofHub)] as const),
  ]);
}
