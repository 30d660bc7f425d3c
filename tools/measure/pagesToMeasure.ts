import { routes } from "../../src/common/routes";
import { weighPages, type PageWeight } from "../budgets/pageWeight";

/** The chosen pages; else the routes and, of each other kind of page, the longest: its figures stand for its like. */
export function pagesToMeasure(chosen: readonly string[]): PageWeight[] {
  const pages = weighPages("public");
  if (chosen.length > 0)
    return pages.filter(({ path }) => chosen.includes(path));
  const isRoute = ({ path }: PageWeight) =>
    routes.some((route) => route.path === path);
  // Lighthouse measures no page that is not found.
  const others = pages
    .filter((page) => !isRoute(page) && !page.path.startsWith("/404"))
    .sort((a, b) => b.html - a.html);
  return [
    ...pages.filter(isRoute),
    ...others.filter(
      ({ component }, index) =>
        others.findIndex((page) => page.component === component) === index,
    ),
  ];
}
