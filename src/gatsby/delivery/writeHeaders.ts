import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../files/filesBelow";
import { contentSecurityPolicy } from "./contentSecurityPolicy";
import {
  defaultHeaders,
  headerRules,
  type Headers,
  type HeaderRule,
} from "./headerRules";

/**
 * The rules as `_headers` of Netlify and Cloudflare. Cloudflare joins the values of several rules, unless a later one
 * removes the header first, with an exclamation mark.
 */
export function headersFile([
  common,
  ...others
]: readonly HeaderRule[]): string {
  const blockOf = (isFirst: boolean, { paths, headers }: HeaderRule) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(!isFirst && common?.headers[name] ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    return paths.map((each) => [each, ...lines, ""].join("\n"));
  };
  return [
    ...(common ? blockOf(true, common) : []),
    ...others.flatMap((rule) => blockOf(false, rule)),
  ].join("\n");
}

const quote = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`;

const variableOf = (header: string) =>
  `$website_${header.toLowerCase().replaceAll("-", "_")}`;

/** The regular expression of a rule's addresses. */
const patternOf = (paths: readonly string[]): string =>
  `^(${paths
    .map((each) => each.replace(/[.+?()[\]{}|^$\\]/g, "\\$&"))
    .map((each) => each.replace(/\*$/, ".*"))
    .join("|")})$`;

/** The rules as directives for a server block of nginx. A location with an add_header of its own would lose them. */
export function nginxHeaders([
  common,
  ...others
]: readonly HeaderRule[]): string {
  const usual = { ...defaultHeaders, ...common?.headers };
  const assign = (headers: Headers) =>
    Object.entries(headers).map(
      ([name, value]) => `set ${variableOf(name)} ${quote(value)};`,
    );
  return [
    ...assign(usual),
    ...others.flatMap(({ paths, headers }) => [
      `if ($uri ~ ${quote(patternOf(paths))}) {`,
      ...assign(headers),
      "}",
    ]),
    ...Object.keys(usual).map(
      (name) => `add_header ${name} ${variableOf(name)} always;`,
    ),
    "",
  ].join("\n");
}

/**
 * Writes the response headers of the built site: `public/_headers` for static hosts, and `deploy/generated/headers.conf`
 * for nginx. Throws if an inline script differs from page to page.
 *
 * @param mailOrigin Receives the contact form's messages. EmailJS by default.
 */
export async function writeHeaders(
  mailOrigin = "https://api.emailjs.com",
): Promise<void> {
  const files = filesBelow("public");
  const pages = await Promise.all(
    files
      .filter((name) => name.endsWith(".html"))
      .map((name) => readFile(path.join("public", name), "utf8")),
  );
  const rules = headerRules(contentSecurityPolicy(pages, mailOrigin), files);
  await mkdir("deploy/generated", { recursive: true });
  await writeFile("public/_headers", headersFile(rules));
  await writeFile("deploy/generated/headers.conf", nginxHeaders(rules));
}
