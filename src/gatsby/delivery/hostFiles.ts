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

/** The redirects of one site that Cloudflare accepts. */
export const maxRedirects = 2000;

/**
 * Text of `_redirects` for Netlify and Cloudflare. Only Cloudflare tells an address with a slash at its end apart: it gets
 * lines for these while there is room.
 */
export function writeRedirectsFile(redirects: readonly Redirect[]): string {
  const withSlash = redirects.map(({ from, to }) => ({ from: `${from}/`, to }));
  return [...redirects, ...withSlash]
    .slice(0, Math.max(redirects.length, maxRedirects))
    .map(({ from, to }) => `${encodeURI(from)} ${encode(to)} 301\n`)
    .join("");
}

/** Encodes characters that a header cannot have, and the dollar sign, which nginx cannot escape. */
const encode = (address: string): string =>
  address.replace(/[^\x21-\x7e]+|\$/g, encodeURIComponent);

/** Parses the output of writeRedirectsFile. */
export const readRedirectsFile = (text: string): readonly Redirect[] =>
  [...text.matchAll(/^(\S+) (\S+)/gm)].map(([, from = "", to = ""]) => ({
    from: decodeURI(from),
    to,
  }));
