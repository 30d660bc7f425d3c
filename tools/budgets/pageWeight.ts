import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readPageData } from "../pageData";

/** What the first view of a page needs, except pictures; in bytes as sent with gzip. */
export interface PageWeight {
  /** Scripts of the document and of the page's component, without those that load while it comes to life. */
  firstLoadJavaScript: number;
  /** The document with its inline styles. */
  html: number;
  /** Gatsby's JSON for the page and its static queries. */
  pageData: number;
  /** Linked style sheets and preloaded fonts. */
  cssAndFonts: number;
}

const bytesSent = (file: string): number => {
  const content = readFileSync(file);
  // Fonts are already compressed.
  return file.endsWith(".woff2") ? content.length : gzipSync(content).length;
};

/** The addresses in the tags that match a pattern. */
const addresses = (html: string, tags: RegExp): string[] =>
  (html.match(tags) ?? [])
    .map((tag) => /\s(?:src|href)="(\/[^"?#]+)"/.exec(tag)?.[1])
    .filter((address) => address !== undefined);

const scripts =
  /<script\s[^>]*src=[^>]*>|<link\s[^>]*(modulepreload|as="script")[^>]*>/g;
const stylesAndFonts =
  /<link\s[^>]*(rel="stylesheet"|as="(font|style)")[^>]*>/g;

/**
 * Weighs every page of a built site, by path. Scripts are those in the HTML and the chunks that Gatsby loads for the page.
 * Throws if the site is not built.
 */
export function weighPages(root: string): ReadonlyMap<string, PageWeight> {
  const statsFile = join(root, "webpack.stats.json");
  if (!existsSync(statsFile))
    throw new Error(`${root}/ has no build. Build the site: npm run build`);
  const { assetsByChunkName } = JSON.parse(readFileSync(statsFile, "utf8")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const weigh = (files: readonly string[]) =>
    [...new Set(files)]
      .map((file) => bytesSent(join(root, file)))
      .reduce((sum, bytes) => sum + bytes, 0);

  const weighPage = ({
    dataFile,
    htmlFile,
    ...page
  }: ReturnType<typeof readPageData>[number]): [string, PageWeight] => {
    const html = readFileSync(join(root, htmlFile), "utf8");
    const chunks = ["app", page.componentChunkName]
      .flatMap((name) => assetsByChunkName[name] ?? [])
      .map((file) => `/${file}`);
    const chunksOf = (ending: string) =>
      chunks.filter((file) => file.endsWith(ending));
    return [
      page.path,
      {
        firstLoadJavaScript: weigh([
          ...addresses(html, scripts),
          ...chunksOf(".js"),
        ]),
        html: weigh([htmlFile]),
        pageData: weigh([
          dataFile,
          ...page.staticQueryHashes.map(
            (hash) => `page-data/sq/d/${hash}.json`,
          ),
        ]),
        cssAndFonts: weigh([
          ...addresses(html, stylesAndFonts),
          ...chunksOf(".css"),
        ]),
      },
    ];
  };

  return new Map(readPageData(root).map(weighPage));
}
