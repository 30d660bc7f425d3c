/** What a build names that was not told the site's address. */
const example = "https://www.example.com";

/** Whether the site's own address is known. */
export const hasSiteUrl = (): boolean => Boolean(process.env.GATSBY_SITE_URL);

/** The site's own address without a slash at its end, for whatever says it in full: canonical links, the sitemap, feeds. */
export const siteUrl = (): string =>
  (process.env.GATSBY_SITE_URL || example).replace(/\/$/, "");
