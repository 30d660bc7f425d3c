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
export function writeHeadersFile([all, ...others]: readonly HeaderRule[]) {
  const replaced = new Set(Object.keys(all?.headers ?? {}));
  return [...(all ? [all] : []), ...others]
    .slice(0, maxRules)
    .map((rule) =>
      [
        rule.path,
        ...Object.entries(rule.headers).flatMap(([name, value]) => [
          ...(rule !== all && replaced.has(name) ? [`  ! ${name}`] : []),
          `  ${name}: ${value}`,
        ]),
      ].join("\n"),
    )
    .join("\n\n")
    .concat("\n");
}

/** Text of `_redirects` for Netlify and Cloudflare. */
export const writeRedirectsFile = (redirects: readonly Redirect[]) =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");

/** Parses the output of writeRedirectsFile. */
export function readRedirectsFile(text: string): readonly Redirect[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [from = "", to = ""] = line.split(" ");
      return { from, to };
    });
}
