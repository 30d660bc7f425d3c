/** The address that a build uses when GATSBY_SITE_URL is not set. */
const example = "https://www.example.com";

/** Whether GATSBY_SITE_URL is set. */
export const hasSiteUrl = (): boolean => Boolean(process.env.GATSBY_SITE_URL);

/** The site's own address without a slash at its end. */
export const siteUrl = (): string =>
  (process.env.GATSBY_SITE_URL || example).replace(/\/$/, "");

/** The full address of a path of the site. */
export const absolute = (path: string): string => siteUrl() + path;

/** The full address of a link. Undefined for other schemes, such as mailto. */
export function webAddress(href: string): string | undefined {
  const address = new URL(href, siteUrl());
  return /^https?:$/.test(address.protocol) ? address.href : undefined;
}

/** The stable id of a part of a page in structured data. */
export const idOf = (path: string, name: string): string =>
  `${absolute(path)}#${name}`;

/** A reference to the firm in structured data. */
export const theFirm = () => ({ "@id": idOf("/", "organization") });
