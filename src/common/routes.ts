import { slug } from "./slug";

/** A row of the route table (docs/product.md#routes). */
interface RouteRow {
  readonly path: string;
  /**
   * The page's one name: its file in content/pages and its folder in src/site/screens; in capitals also its screen and
   * its content type. "services-funding" is services-funding.json, ServicesFundingScreen and ServicesFundingPage.
   */
  readonly page: string;
  readonly colorScheme: "light" | "dark";
}

const table = [
  { path: "/", page: "home", colorScheme: "light" },
  { path: "/about", page: "about", colorScheme: "light" },
  { path: "/services", page: "services", colorScheme: "light" },
  {
    path: "/services/consulting",
    page: "services-consulting",
    colorScheme: "light",
  },
  {
    path: "/services/mentoring",
    page: "services-mentoring",
    colorScheme: "light",
  },
  {
    path: "/services/coaching",
    page: "services-coaching",
    colorScheme: "light",
  },
  {
    path: "/services/online-programs",
    page: "services-online-programs",
    colorScheme: "light",
  },
  {
    path: "/services/funding",
    page: "services-funding",
    colorScheme: "dark",
  },
  { path: "/contact", page: "contact", colorScheme: "light" },
  { path: "/news-articles", page: "news-articles", colorScheme: "light" },
  { path: "/membership", page: "membership", colorScheme: "light" },
  { path: "/cohort", page: "cohort", colorScheme: "light" },
] as const satisfies readonly RouteRow[];

/** Name of a page that has a route. */
export type PageName = (typeof table)[number]["page"];

/** Where a page is and what it is called. */
export interface Route extends RouteRow {
  readonly page: PageName;
}

/** Every fixed route of the site. Content items have pages besides; any other path ends on the not-found screen. */
export const routes: readonly Route[] = table;

/** Path of a page. */
export function pathOf(page: PageName): string {
  const route = routes.find((row) => row.page === page);
  if (!route) throw new Error(`There is no route to the page ${page}.`);
  return route.path;
}

/** Where the news, articles, blogs, features and events are. */
export const hubPath = pathOf("news-articles");

/** Path of security.txt (RFC 9116). */
export const securityFile = "/.well-known/security.txt";

/** Files that the build makes and content may link to. */
export const generatedFiles: readonly string[] = [
  "/brochure.pdf",
  securityFile,
];

const topicsFolder = "topics";

/** Where the pages of topics are. */
export const topicsPath = `${hubPath}/${topicsFolder}`;

/**
 * Address of a page of the list of a topic's articles: /news-articles/topics/cash-flow, then …/2.
 *
 * @param page From 1.
 */
export function topicPath(topic: string, page: number): string {
  return archivePath(`${topicsFolder}/${slug(topic)}`, page);
}

/**
 * Address of a page of the archive of one of the hub's tabs: /news-articles/blogs, then /news-articles/blogs/2.
 *
 * @param page From 1.
 */
export function archivePath(kind: string, page: number): string {
  const first = `${hubPath}/${kind}`;
  return page === 1 ? first : `${first}/${page}`;
}
