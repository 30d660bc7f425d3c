/** The address that a build uses when GATSBY_SITE_URL is not set. */
const example = "https://www.example.com";

/** The site's own address without a slash at its end. Throws if GATSBY_SITE_URL is not the address of a home page. */
export function siteUrl(): string {
  const address = (process.env.GATSBY_SITE_URL || example).replace(/\/$/, "");
  if (!URL.canParse(address) || new URL(address).origin !== address)
    throw new Error(
      `GATSBY_SITE_URL is ${address}. Write the address of the home page, as ${example}.`,
    );
  return address;
}

/** The full address of a path of the site. */
export const absolute = (path: string): string => siteUrl() + path;

/** The full address of a link. Undefined for other schemes, such as mailto. */
export function webAddress(href: string): string | undefined {
  const { protocol, href: address } = new URL(href, siteUrl());
  return /^https?:$/.test(protocol) ? address : undefined;
}

/** The stable id of a part of a page in structured data. */
export const idOf = (path: string, name: string): string =>
  `${absolute(path)}#${name}`;

/** A reference to the firm in structured data. */
export const theFirm = () => ({ "@id": idOf("/", "organization") });
