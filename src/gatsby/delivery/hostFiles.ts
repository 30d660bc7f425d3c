import type { HeaderRule } from "./headerRules";

/**
 * Text of `_headers` for Netlify and Cloudflare. Cloudflare joins the values of several rules. A rule that overrides
 * the first one therefore removes its header with an exclamation mark.
 */
export const writeHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }, index) => {
      const replaced = index > 0 ? rules[0]?.headers : {};
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        ...(replaced?.[name] ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      return `${[path, ...lines].join("\n")}\n`;
    })
    .join("\n");

/** A permanent redirect. Letter case in `from` does not count. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Text of `_redirects` for Netlify and Cloudflare. Only Cloudflare tells an address with a slash at its end apart. */
export const writeRedirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .flatMap(({ from, to }) => [
      { from, to },
      { from: `${from}/`, to },
    ])
    .map(({ from, to }) => `${encodeURI(from)} ${encode(to)} 301\n`)
    .join("");

/** Encodes characters that a header cannot have, and the dollar sign, which nginx cannot escape. */
const encode = (address: string): string =>
  address.replace(/[^\x21-\x7e]+|\$/g, encodeURIComponent);

/** Parses the output of writeRedirectsFile. */
export const readRedirectsFile = (text: string): readonly Redirect[] =>
  [...text.matchAll(/^(\S+) (\S+)/gm)].map(([, from = "", to = ""]) => ({
    from: decodeURI(from),
    to,
  }));
