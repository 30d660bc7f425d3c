/** A permanent redirect. Letter case in `from` does not count. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * The location of a redirect: its target with the query of the request. The fragment stays at the end.
 *
 * @param query Empty, or a query with its question mark.
 * @param furtherQuery The same after a target that has a query of its own.
 */
export function redirectLocation(
  to: string,
  query: string,
  furtherQuery = query.replace("?", "&"),
): string {
  if (/^(mailto|tel):/.test(to)) return to;
  const [, address = "", ownQuery = "", fragment = ""] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return address + ownQuery + (ownQuery ? furtherQuery : query) + fragment;
}

/**
 * Other addresses of a page and the page's own one, for nginx and JavaScript: slashes or index.html at the end, doubled
 * slashes. They match an address as it was sent, because the location of a decoded one can name another site.
 */
export const duplicateAddresses: readonly (readonly [string, string])[] = [
  [
    String.raw`^(?!/(?:\?|$))/+(?:([^?]*?)/+)?(?:index\.html)?/*(\?.*)?$`,
    "/$1$2",
  ],
  ["^([^?]*?)//+(.*)$", "$1/$2"],
];

/** The page's own address for one of its other addresses; undefined for all others. */
export function ownAddress(address: string): string | undefined {
  const found = duplicateAddresses.find(([other]) =>
    new RegExp(other).test(address),
  );
  return found && address.replace(new RegExp(found[0]), found[1]);
}

/** Text of `_redirects` for Netlify and Cloudflare. Cloudflare tells an address with a slash at its end apart. */
export const writeRedirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .flatMap(({ from, to }) => [from, `${from}/`].map((path) => ({ path, to })))
    .map(({ path, to }) => `${path} ${encode(to)} 301\n`)
    .join("");

/** Encodes characters that a header cannot have, and the dollar sign, which nginx cannot escape. */
const encode = (address: string): string =>
  address.replace(/[^\x21-\x7e]+|\$/g, encodeURIComponent);

/** Parses the output of writeRedirectsFile. */
export const readRedirectsFile = (text: string): readonly Redirect[] =>
  [...text.matchAll(/^(\S+) (\S+)/gm)].map(([, from = "", to = ""]) => ({
    from,
    to,
  }));
