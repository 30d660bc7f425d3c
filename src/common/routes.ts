/**
 * The route table (docs/product.md#routes): the pages with a screen of their own. Those that are lists of sections name
 * their address in their file.
 *
 * `page` is also the name of the page's file in content/pages and of its folder in src/site/screens. The screen and the
 * content type have it in PascalCase: "about" has an AboutScreen and an AboutPage.
 */
export const routes = [
  { path: "/", page: "home" },
  { path: "/about", page: "about" },
  { path: "/contact", page: "contact" },
  { path: "/news-articles", page: "news-articles" },
  { path: "/membership", page: "membership" },
  { path: "/cohort", page: "cohort" },
] as const;

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
