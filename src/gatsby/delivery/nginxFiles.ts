import {
  defaultHeaders,
  pageHeaders,
  subresources,
  type HeaderRule,
  type Headers,
} from "./headerRules";
import type { Redirect } from "./hostFiles";

/** Quotes a text. nginx cannot escape a dollar sign, so one in an address is percent-encoded. */
const quote = (text: string) =>
  `"${text.replace(/[\\"]/g, "\\$&").replaceAll("$", "%24")}"`;

const mapKey = (path: string) =>
  path.endsWith("*") ? quote(`~^${path.slice(0, -1)}`) : quote(path);

const variableOf = (header: string) =>
  `$website_${header.toLowerCase().replaceAll("-", "_")}`;

function map(source: string, target: string, lines: readonly string[]): string {
  return [`map ${source} ${target} {`, ...lines.map((l) => `    ${l};`), "}"]
    .join("\n")
    .concat("\n");
}

/** The headers that vary by address, each with its usual value and the exceptions. */
function varying(rules: readonly HeaderRule[], usual: Headers) {
  const others = rules.filter(({ path }) => path !== "/*");
  return Object.entries(usual)
    .map(([name, value]) => ({
      name,
      value,
      exceptions: [
        ...(pageHeaders.includes(name)
          ? [{ key: `"~${subresources}"`, value: "" }]
          : []),
        ...others.flatMap(({ path, headers }) => {
          const other = headers[name];
          return other === undefined
            ? []
            : [{ key: mapKey(path), value: other }];
        }),
      ],
    }))
    .filter(({ exceptions }) => exceptions.length > 0);
}

interface NginxFiles {
  /** For the http block. */
  readonly maps: string;
  /** For a server block, or a location with headers of its own. */
  readonly headers: string;
}

/** The header rules and redirects as nginx configuration. */
export function nginxFiles(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
): NginxFiles {
  const forAll = rules.find(({ path }) => path === "/*")?.headers;
  const usual: Headers = { ...defaultHeaders, ...forAll };
  const exceptional = varying(rules, usual);
  const maps = [
    ...exceptional.map(({ name, value, exceptions }) =>
      map("$uri", variableOf(name), [
        `default ${quote(value)}`,
        ...exceptions.map(
          (exception) => `${exception.key} ${quote(exception.value)}`,
        ),
      ]),
    ),
    map("$uri", "$website_moved_to", [
      'default ""',
      ...redirects.map(({ from, to }) => `${quote(from)} ${quote(to)}`),
    ]),
  ];
  const headers = Object.entries(usual).map(([name, value]) => {
    const varies = exceptional.some((header) => header.name === name);
    // nginx omits a header with an empty value.
    return `add_header ${name} ${varies ? variableOf(name) : quote(value)} always;\n`;
  });
  return { maps: maps.join("\n"), headers: headers.join("") };
}
