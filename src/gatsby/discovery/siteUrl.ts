/** The address that a build uses when GATSBY_SITE_URL is not set. */
const example = "https://www.example.com";

/** Whether the site's own address is known. */
export const hasSiteUrl = (): boolean => Boolean(process.env.GATSBY_SITE_URL);

/** The site's own address without a slash at its end, for whatever says it in full: canonical links, the sitemap, feeds. */
export const siteUrl = (): string =>
  (process.env.GATSBY_SITE_URL || example).replace(/\/$/, "");

/** The full address of a path of the site: of the home page with a slash. */
export const absolute = (path: string): string => siteUrl() + path;

/** The full address of a link; none where it leads to no page, such as mailto. */
export function webAddress(href: string): string | undefined {
  const address = new URL(href, siteUrl());
  return /^https?:$/.test(address.protocol) ? address.href : undefined;
}
