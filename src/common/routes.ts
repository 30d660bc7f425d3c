/** A row of the route table (docs/product.md#routes). */
interface RouteRow {
  readonly path: string;
  /**
   * The page's name, also of its file in content/pages and its folder in src/site/screens. The screen and the content
   * type have it in PascalCase: "about" has an AboutScreen and an AboutPage.
   */
  readonly page: string;
  /**
   * What the rest of the site needs the page for; a site may do without. The "hub" lists items in tabs: archives are
   * below it. The structured data of the page with the "offices" names them.
   */
  readonly role?: "hub" | "offices";
}

const table = [
  { path: "/", page: "home" },
  { path: "/about", page: "about" },
  { path: "/contact", page: "contact", role: "offices" },
  { path: "/news-articles", page: "news-articles", role: "hub" },
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

/** The News & Media Hub. */
export const hub = routes.find(({ role }) => role === "hub");

export const hubPath = hub?.path;

/**
 * Path of an archive page of a hub tab: /news-articles/blogs, then /news-articles/blogs/2.
 *
 * @param page From 1.
 */
export function archivePath(kind: string, page: number): string {
  const first = `${hubPath ?? ""}/${kind}`;
  return page === 1 ? first : `${first}/${page}`;
}
