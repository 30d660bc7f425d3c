import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** What a first visit to one page loads, pictures aside; bytes as sent with gzip. */
export interface PageWeight {
  path: string;
  /** What pages of one kind share. */
  component: string;
  /** Everything that runs before the page is interactive; what loads later is not counted. */
  firstLoadJavaScript: number;
  /** The document with its inline styles. */
  html: number;
  /** Gatsby's JSON for the page and its static queries. */
  pageData: number;
  /** Linked style sheets and preloaded fonts. */
  cssAndFonts: number;
}

interface PageData {
  path: string;
  componentChunkName: string;
  staticQueryHashes: string[];
}

interface WebpackStats {
  assetsByChunkName: Record<string, string[]>;
}

/** Formats that are compressed already. */
const compressed = /\.(woff2?|br|gz)$/;

const readJson = <Value>(file: string) =>
  JSON.parse(readFileSync(file, "utf8")) as Value;

function bytesSent(file: string): number {
  const content = readFileSync(file);
  return compressed.test(file) ? content.length : gzipSync(content).length;
}

/** Every value of an attribute in the tags of the document that pass a test. */
function attributes(
  html: string,
  tag: "link" | "script",
  name: "href" | "src",
  isMeant: (tag: string) => boolean,
): string[] {
  const tags = html.match(new RegExp(`<${tag}\\s[^>]*>`, "g")) ?? [];
  return tags
    .filter(isMeant)
    .map((text) => new RegExp(`\\s${name}="(/[^"?#]+)"`).exec(text)?.[1])
    .filter((address) => address !== undefined);
}

function scripts(html: string): string[] {
  const run = attributes(
    html,
    "script",
    "src",
    (tag) => !/nomodule/i.test(tag),
  );
  const preloaded = attributes(
    html,
    "link",
    "href",
    (tag) =>
      /rel="(modulepreload|preload)"/.test(tag) &&
      (/as="script"/.test(tag) || /modulepreload/.test(tag)),
  );
  return [...run, ...preloaded];
}

const stylesAndFonts = (html: string) =>
  attributes(
    html,
    "link",
    "href",
    (tag) =>
      /rel="stylesheet"/.test(tag) ||
      (/rel="preload"/.test(tag) && /as="(font|style)"/.test(tag)),
  );

/**
 * Weighs every page of a built site. The scripts of a page are those its HTML
 * names and, since they may be inserted later, the chunks of Gatsby's runtime
 * and of the page's component. Throws if the site is not built.
 */
export function weighPages(root: string): PageWeight[] {
  const statsFile = join(root, "webpack.stats.json");
  if (!existsSync(statsFile)) {
    throw new Error(
      `There is no build in ${root}/. Build the site: npm run build`,
    );
  }
  const { assetsByChunkName } = readJson<WebpackStats>(statsFile);
  const chunks = (name: string) =>
    (assetsByChunkName[name] ?? []).map((file) => `/${file}`);
  const weigh = (addresses: string[]) =>
    [...new Set(addresses)]
      .map((address) => bytesSent(join(root, address)))
      .reduce((sum, bytes) => sum + bytes, 0);

  function weighPage(dataFile: string): PageWeight {
    const page = readJson<PageData>(join(root, dataFile));
    const htmlFile = page.path.endsWith(".html")
      ? page.path
      : join(page.path, "index.html");
    const html = readFileSync(join(root, htmlFile), "utf8");
    const ofRuntimeAndPage = [
      ...chunks("app"),
      ...chunks(page.componentChunkName),
    ];
    return {
      path: page.path,
      component: page.componentChunkName,
      firstLoadJavaScript: weigh([
        ...scripts(html),
        ...ofRuntimeAndPage.filter((file) => file.endsWith(".js")),
      ]),
      html: weigh([htmlFile]),
      pageData: weigh([
        dataFile,
        ...page.staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`),
      ]),
      cssAndFonts: weigh([
        ...stylesAndFonts(html),
        ...ofRuntimeAndPage.filter((file) => file.endsWith(".css")),
      ]),
    };
  }

  return readdirSync(join(root, "page-data"), {
    recursive: true,
    encoding: "utf8",
  })
    .filter((file) => file.endsWith("page-data.json"))
    .map((file) => weighPage(join("page-data", file)))
    .sort((a, b) => a.path.localeCompare(b.path));
}
