/** A row of the route table (docs/product.md#routes). */
interface RouteRow {
  readonly path: string;
  /**
   * The page's name, also of its file in content/pages and its folder in src/site/screens. The screen and the content
   * type have it in PascalCase: "about" has an AboutScreen and an AboutPage.
   */
  readonly page: string;
}

const table = [
  { path: "/", page: "home" },
  { path: "/about", page: "about" },
  { path: "/contact", page: "contact" },
  { path: "/news-articles", page: "news-articles" },
  { path: "/membership", page: "membership" },
  { path: "/cohort", page: "cohort" },
] as const satisfies readonly RouteRow[];

/** Name of a page that has a route. */
export type PageName = (typeof table)[number]["page"];

export interface Route extends RouteRow {
  readonly page: PageName;
}

/** The pages with a screen of their own. Those that are lists of sections name their address in their file. */
export const routes: readonly Route[] = table;

/** The News & Media Hub: it lists items in tabs, and archives are below it. */
export const hubPath = "/news-articles";

/** The page that lists the offices. */
export const contactPath = "/contact";

/**
 * Path of an archive page of a hub tab: /news-articles/blogs, then /news-articles/blogs/2.
 *
 * @param page From 1.
 */
export const archivePath = (kind: string, page: number): string =>
  [hubPath, kind, ...(page > 1 ? [page] : [])].join("/");
