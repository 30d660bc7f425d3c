import type { HeaderRule } from "./headerRules";

/** A permanent redirect. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Cloudflare's limit. Files without a rule are revalidated on each request. */
const maxRules = 100;

/**
 * Text of `_headers` for Netlify and Cloudflare. Cloudflare joins the values of several rules. A rule that overrides
 * the first one therefore removes its header with an exclamation mark.
 */
export const writeHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .slice(0, maxRules)
    .map(({ path, headers }, index) => {
      const replaced = index > 0 ? rules[0]?.headers : {};
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        ...(replaced?.[name] ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      return `${[path, ...lines].join("\n")}\n`;
    })
    .join("\n");

/** Text of `_redirects` for Netlify and Cloudflare. */
export const writeRedirectsFile = (redirects: readonly Redirect[]) =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");

/** Parses the output of writeRedirectsFile. */
export const readRedirectsFile = (text: string): readonly Redirect[] =>
  [...text.matchAll(/^(\S+) (\S+)/gm)].map(([, from = "", to = ""]) => ({
    from,
    to,
  }));
