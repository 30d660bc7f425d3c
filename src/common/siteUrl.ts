/** The address that a build uses when GATSBY_SITE_URL is not set. */
const example = "https://www.example.com";

/** Whether GATSBY_SITE_URL is set. */
export const hasSiteUrl = (): boolean => Boolean(process.env.GATSBY_SITE_URL);

/** The site's own address without a slash at its end. */
export const siteUrl = (): string =>
  (process.env.GATSBY_SITE_URL || example).replace(/\/$/, "");

/** Whether this is a preview of the site at another address (GATSBY_SITE_PREVIEW), which search engines must not list. */
export const isPreview = (): boolean =>
  process.env.GATSBY_SITE_PREVIEW === "true";

/** What is wrong with the settings of the site's address. */
export function siteUrlProblem(): string | undefined {
  const preview = process.env.GATSBY_SITE_PREVIEW;
  if (preview && !isPreview())
    return `GATSBY_SITE_PREVIEW is ${preview}. Write true for a preview, and nothing for the site itself.`;
  const address = siteUrl();
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return `GATSBY_SITE_URL is ${address}, which is no address. Write it as https://www.example.com.`;
  return /^(\/[\w.~-]+)*$/.test(address.slice(url.origin.length)) &&
    address.startsWith(url.origin)
    ? undefined
    : `GATSBY_SITE_URL is ${address}. Write the address of the home page alone, with a folder if it has one, such as ${url.origin} or ${url.origin}/website.`;
}

/** Advice on the site's address: a public site has a certificate, and its links say https. */
export function siteUrlAdvice(): string | undefined {
  const { protocol, hostname } = new URL(siteUrl());
  return protocol === "http:" && hostname !== "localhost"
    ? `GATSBY_SITE_URL is ${siteUrl()}. Canonical links, sitemap and feeds lead visitors and search engines to http:. Write https: in its place.`
    : undefined;
}

/** The site's host, such as "https://acme.github.io". Addresses of pictures, and links in the HTML of texts, have the folder. */
export const siteOrigin = (): string => new URL(siteUrl()).origin;

/**
 * The folder of the site on its host, in Node: "/website", or empty at the root. The development server is always at
 * the root. The code of pages has withFolder.
 */
export const siteFolder = (): string =>
  process.env.NODE_ENV === "development"
    ? ""
    : new URL(siteUrl()).pathname.replace(/\/$/, "");

/** A link of the site, as HTML needs it on its host; other addresses stay. */
export const withSiteFolder = (address: string): string =>
  address.replace(/^(?=\/)/, siteFolder());

/** The full address of a path of the site. */
export const absolute = (path: string): string => siteUrl() + path;

/** An address of the site itself without its host, "/about" for "https://www.example.com/about"; another stays. */
export function withoutOwnHost(address: string): string {
  const path = address.slice(siteUrl().length);
  return address.startsWith(siteUrl()) && /^([/?#]|$)/.test(path)
    ? path.replace(/^(?!\/)/, "/")
    : address;
}

/** The full address of a link. Undefined for other schemes, such as mailto. */
export function webAddress(href: string): string | undefined {
  const address = new URL(
    href.startsWith("/") ? absolute(href) : href,
    siteUrl(),
  );
  return /^https?:$/.test(address.protocol) ? address.href : undefined;
}

/** The stable id of a part of a page in structured data. */
export const idOf = (path: string, name: string): string =>
  `${absolute(path)}#${name}`;

/** A reference to the firm in structured data. */
export const theFirm = () => ({ "@id": idOf("/", "organization") });
