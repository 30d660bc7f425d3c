import { hubPath, routes } from "../../common/routes";
import type { Crumb } from "../../common/crumb";
import type { StructuredSource } from "./structuredData/source";

/** The pages above a page: those whose address it continues, and the hub above articles. */
function pathsAbove(path: string): string[] {
  if (path.startsWith("/article/")) return [hubPath];
  const steps = path.split("/").slice(1, -1);
  return steps.map((_step, end) => `/${steps.slice(0, end + 1).join("/")}`);
}

/** The way from the home page to each indexable page below it, by path: shown above headings and told search engines. */
export function trailsByPath(
  source: StructuredSource,
): ReadonlyMap<string, readonly Crumb[]> {
  const links: readonly Crumb[] = [
    ...source.content.navigation,
    ...source.services.nodes.map(({ navLabel, to }) => ({
      label: navLabel,
      to,
    })),
  ];
  const pages = routes.map(({ path }, index): Crumb => {
    const label =
      links.find(({ to }) => to === path)?.label ??
      source[`page${index}`]?.seo.title ??
      path;
    return { label, to: path };
  });
  const articles = [
    ...source.news.nodes,
    ...source.articles.nodes,
    ...source.blogs.nodes,
  ]
    .filter(({ article }) => article)
    .map(({ title, path }): Crumb => ({ label: title, to: path }));
  const home: Crumb = { label: source.labels.home, to: "/" };
  return new Map(
    [...pages, ...articles]
      .filter(({ to }) => to !== "/")
      .map((page) => [
        page.to,
        [
          home,
          ...pathsAbove(page.to).flatMap((above) =>
            pages.filter(({ to }) => to === above),
          ),
          page,
        ],
      ]),
  );
}
