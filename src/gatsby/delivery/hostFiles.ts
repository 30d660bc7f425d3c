import type { HeaderRule } from "./headerRules";

/** An address that has moved for good. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Cloudflare reads no more rules than this; what is left over is asked for each time, and no more. */
const mostRules = 100;

/**
 * The text of `_headers`, which Netlify and Cloudflare read. Where a rule replaces what the first one sets, a line
 * beginning with an exclamation mark takes that away first, for Cloudflare would else join the two values.
 */
export function writeHeadersFile([all, ...others]: readonly HeaderRule[]) {
  const replaced = new Set(Object.keys(all?.headers ?? {}));
  return [...(all ? [all] : []), ...others]
    .slice(0, mostRules)
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

/** Reads what writeHeadersFile wrote. */
export function readHeadersFile(text: string): readonly HeaderRule[] {
  return text
    .split("\n\n")
    .filter((block) => block.trim() !== "")
    .map((block) => {
      const [path = "", ...lines] = block.trim().split("\n");
      const pairs = lines
        .map((line) => line.trim())
        .filter((line) => !line.startsWith("!"))
        .map((line): [string, string] => {
          const colon = line.indexOf(": ");
          return [line.slice(0, colon), line.slice(colon + 2)];
        });
      return { path, headers: Object.fromEntries(pairs) };
    });
}

/** The text of `_redirects`, which Netlify and Cloudflare read. */
export const writeRedirectsFile = (redirects: readonly Redirect[]) =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");

/** Reads what writeRedirectsFile wrote. */
export function readRedirectsFile(text: string): readonly Redirect[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [from = "", to = ""] = line.split(" ");
      return { from, to };
    });
}
