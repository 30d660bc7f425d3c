import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/gatsby/files/filesBelow";

/** The built site. Build it first: npm run build. */
export const builtFolder = path.resolve("public");

/** A page of the built site. */
export interface BuiltPage {
  /** Path of its address: /about. */
  readonly path: string;
  readonly html: string;
  readonly document: Document;
}

/** Reads a file below public/. Throws when the build did not write it. */
export const readBuilt = (file: string): string =>
  readFileSync(path.join(builtFolder, file), "utf8");

/** The address for which the site was built, which may be another than that of this process. */
export const siteUrl =
  /(?<=Sitemap: ).*(?=\/sitemap)/.exec(readBuilt("robots.txt"))?.[0] ?? "";

/** The HTML files of the build, but Gatsby's slices. */
const htmlFiles = (): string[] =>
  filesBelow(builtFolder).filter((file) =>
    /^(?!_gatsby\/).*\.html$/.test(file),
  );

/** The path of the page in a file: "about/index.html" is /about. */
const pagePath = (file: string): string =>
  `/${file.replace(/(^|\/)index\.html$/, "")}`;

/** The paths of all pages but the not-found page. */
export const pagePaths = (): string[] =>
  htmlFiles()
    .filter((file) => !file.startsWith("404"))
    .map(pagePath);

/** Parses a page. Needs jsdom. */
function readPage(file: string): BuiltPage {
  const html = readBuilt(file);
  const document = new DOMParser().parseFromString(html, "text/html");
  return { path: pagePath(file), html, document };
}

const readPages = (): readonly BuiltPage[] =>
  htmlFiles()
    .filter((file) => file !== "404.html")
    .map(readPage);

let pages: readonly BuiltPage[] | undefined;

/** All pages except the duplicate 404.html, parsed once for each test file. */
export const builtPages = (): readonly BuiltPage[] => (pages ??= readPages());

/** The content of a meta tag. */
export function metaOf({ document }: BuiltPage, name: string): string {
  const tag = document.head.querySelector(
    `meta[name="${name}"], meta[property="${name}"]`,
  );
  return tag?.getAttribute("content") ?? "";
}

/** Whether search engines may list the page. */
export const isIndexable = (page: BuiltPage): boolean =>
  !metaOf(page, "robots").includes("noindex");

export const canonicalOf = ({ document }: BuiltPage): string =>
  document.head.querySelector("link[rel=canonical]")?.getAttribute("href") ??
  "";

/** Whether a static host has a file for the path. */
export function isServed(pathname: string): boolean {
  const file = path.join(builtFolder, decodeURIComponent(pathname));
  return (
    existsSync(path.join(file, "index.html")) ||
    existsSync(`${file}.html`) ||
    (existsSync(file) && path.extname(file) !== "")
  );
}

/** The text of an element on one line, without its scripts, with a space at the end of each element in it. */
export function spacedText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll("script, style")) each.remove();
  for (const each of copy.querySelectorAll("*")) each.append(" ");
  return copy.textContent.replace(/\s+/g, " ").trim();
}
