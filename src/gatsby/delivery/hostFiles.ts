import type { HeaderRule } from "./headerRules";

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
