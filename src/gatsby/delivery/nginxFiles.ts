import {
  defaultHeaders,
  pageHeaders,
  subresources,
  type HeaderRule,
} from "./headerRules";
import type { Redirect } from "./hostFiles";

/** nginx cannot escape a dollar sign: the text has none. */
const quote = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`;

const mapKey = (path: string) =>
  path.endsWith("*") ? quote(`~^${path.slice(0, -1)}`) : quote(path);

const variableOf = (header: string) =>
  `$website_${header.toLowerCase().replaceAll("-", "_")}`;

/** A variable whose value depends on others. */
const map = (
  source: string,
  variable: string,
  lines: readonly string[],
): string =>
  [`map ${source} ${variable} {`, ...lines.map((l) => `    ${l};`), "}\n"].join(
    "\n",
  );

/**
 * The header rules and redirects as nginx configuration: `maps` for the http block, `headers` for a server block or a
 * location with headers of its own.
 */
export function nginxFiles(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
) {
  const forAll = rules.find(({ path }) => path === "/*");
  const exceptions = rules.filter((rule) => rule !== forAll);
  const usual = Object.entries({ ...defaultHeaders, ...forAll?.headers });
  const maps = usual.map(([name, value]) =>
    map("$uri", variableOf(name), [
      `default ${quote(value)}`,
      // nginx omits a header with an empty value.
      ...(pageHeaders.includes(name) ? [`"~${subresources}" ""`] : []),
      ...exceptions.flatMap(({ path, headers }) => {
        const other = headers[name];
        return other ? [`${mapKey(path)} ${quote(other)}`] : [];
      }),
    ]),
  );
  // Redirects and errors have the defaults, because they may change.
  const ofAnswers = Object.entries(defaultHeaders).map(([name, value]) =>
    map("$status", `${variableOf(name)}_of_answer`, [
      `default ${quote(value)}`,
      `~^(20|304) ${variableOf(name)}`,
    ]),
  );
  const moved = map("$uri", "$website_moved_to", [
    'default ""',
    ...redirects.map(({ from, to }) => `${quote(from)} ${quote(to)}`),
  ]);
  const headers = usual.map(
    ([name]) =>
      `add_header ${name} ${variableOf(name)}${defaultHeaders[name] ? "_of_answer" : ""} always;\n`,
  );
  return {
    maps: [...maps, ...ofAnswers, moved].join("\n"),
    headers: headers.join(""),
  };
}
