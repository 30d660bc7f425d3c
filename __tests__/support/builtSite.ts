import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { siteUrl as ownAddress } from "../../src/common/siteUrl";

/** The built site. Build it first: npm run build. */
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

/** The HTML files of the build, with forward slashes. */
export const htmlFiles = (): string[] =>
  readdirSync(builtFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) =>
      path
        .relative(builtFolder, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join("/"),
    )
    // Gatsby's slices.
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

/** All pages except redirects and the duplicate 404.html, parsed once for each test file. */
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
