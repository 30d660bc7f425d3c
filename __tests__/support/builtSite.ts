import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { siteUrl as ownAddress } from "../../src/gatsby/discovery/siteUrl";

/** The built site, as a crawler reads it. Build it first: npm run build. */
export const builtFolder = path.resolve("public");

/** A page of the built site. */
export interface BuiltPage {
  /** Path of its address: /about. */
  readonly path: string;
  readonly html: string;
  readonly document: Document;
}

export const siteUrl = ownAddress();

/** Reads a file below public/. Throws when the build did not write it. */
export const readBuilt = (file: string): string =>
  readFileSync(path.join(builtFolder, file), "utf8");

/** The HTML files below public/, with forward slashes. */
export const htmlFiles = (): string[] =>
  readdirSync(builtFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) =>
      path
        .relative(builtFolder, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join("/"),
    )
    // Pieces that Gatsby puts into pages.
    .filter((file) => !file.startsWith("_gatsby/"));

const readPages = (): readonly BuiltPage[] =>
  htmlFiles()
    .filter((file) => file !== "404.html")
    .map((file) => {
      const html = readBuilt(file);
      return {
        path: `/${file.replace(/\/?index\.html$/, "")}`,
        html,
        document: new DOMParser().parseFromString(html, "text/html"),
      };
    })
    .filter(({ html }) => !html.includes('http-equiv="refresh"'));

let pages: readonly BuiltPage[] | undefined;

/** Every page but redirects and Gatsby's duplicate of the not-found page, parsed once for all tests of a file. */
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

export const squeeze = (text: string): string =>
  text.replace(/\s+/g, " ").trim().toLowerCase();

/** The words of a page in lower case, with and without spaces between elements, and the texts of pictures and labels. */
export function wordsOf({ document }: BuiltPage): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const each of body.querySelectorAll("script, style")) each.remove();
  const labels = Array.from(
    body.querySelectorAll("[alt], [aria-label]"),
    (each) => each.getAttribute("alt") ?? each.getAttribute("aria-label"),
  );
  const joined = body.textContent;
  for (const each of body.querySelectorAll("*")) each.append(" ");
  return squeeze([joined, body.textContent, ...labels].join(" "));
}

/** Whether the static host answers the path with a file. */
export function isServed(pathname: string): boolean {
  const file = path.join(builtFolder, decodeURIComponent(pathname));
  return (
    existsSync(path.join(file, "index.html")) ||
    existsSync(`${file}.html`) ||
    (existsSync(file) && path.extname(file) !== "")
  );
}
