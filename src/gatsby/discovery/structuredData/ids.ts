import { absolute, webAddress } from "../siteIndex";

/** Stable identifiers of what several pages speak of, and of what each page adds. */
export interface Ids {
  readonly organization: string;
  readonly website: string;
  /** Absolute address of a path of the site. */
  address(path: string): string;
  /** Full address of a link; none where it leads to no page, such as mailto. */
  link(href: string): string | undefined;
  /** The identifier of a part of a page. */
  of(path: string, name: string): string;
}

/** Identifiers below the site's address. */
export function createIds(siteUrl: string): Ids {
  const of = (path: string, name: string): string =>
    `${absolute(siteUrl, path)}#${name}`;
  return {
    organization: of("/", "organization"),
    website: of("/", "website"),
    address: (path) => absolute(siteUrl, path),
    link: (href) => webAddress(siteUrl, href),
    of,
  };
}
