import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import site from "../../content/site.json";
import {
  eventCalendarPath,
  eventPath,
  isItemPath,
} from "../../src/common/itemPaths";
import { routes } from "../../src/common/routes";
import { maxFeedItems } from "../../src/gatsby/discovery/feed";
import { filesBelow } from "../../src/gatsby/files/filesBelow";
import {
  builtFolder,
  builtPages,
  canonicalOf,
  isIndexable,
  metaOf,
  readBuilt,
  siteUrl,
} from "../support/builtSite";
import { comingEvents, hubPath, publishedItems } from "../support/pages";

const pages = builtPages();
const listed = pages.filter(isIndexable).map(canonicalOf).sort();
const articles = pages
  .filter((page) => metaOf(page, "og:type") === "article")
  .map(canonicalOf)
  .sort();

/** The elements of a name in an XML file, each as a function from the name of a child to its text. */
function readXml(file: string, name: string) {
  const xml = new DOMParser().parseFromString(
    readBuilt(file),
    "application/xml",
  );
  expect(xml.querySelector("parsererror")?.textContent).toBeUndefined();
  return Array.from(
    xml.getElementsByTagName(name),
    (element) => (child: string) =>
      element.getElementsByTagName(child)[0]?.textContent ?? "",
  );
}

test("the sitemap lists exactly the indexable pages", () => {
  const urls = readXml("sitemap.xml", "url");
  expect(urls.map((url) => url("loc")).sort()).toEqual(listed);
  for (const url of urls) {
    if (articles.includes(url("loc")))
      expect(url("lastmod")).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test("the feed has coming events and the newest articles", () => {
  const links = readXml("feed.xml", "item").map((item) => item("link"));
  expect(links).toEqual([
    ...comingEvents().map(({ id }) => siteUrl + eventPath(id)),
    ...links.filter((link) => articles.includes(link)),
  ]);
  expect(links).toHaveLength(
    comingEvents().length + Math.min(articles.length, maxFeedItems),
  );
});

test("every event has a calendar file, and no other exists", () => {
  const files = filesBelow(builtFolder).filter((name) => name.endsWith(".ics"));
  const addresses = publishedItems("events").map(({ id }) =>
    eventCalendarPath(id).slice(1),
  );
  expect(files).toEqual(addresses.sort());
  for (const { title, id } of comingEvents()) {
    const file = readBuilt(eventCalendarPath(id).slice(1));
    expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
  }
});

test("robots.txt names the sitemap", () => {
  expect(readBuilt("robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
});

test("the manifest has the firm's name and icons of the stated sizes", async () => {
  const manifest = JSON.parse(readBuilt("manifest.webmanifest")) as {
    name: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest.name).toBe(site.brand.fullName);
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(
      path.join(builtFolder, src),
    ).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
});

test("pages with noindex are not in the search or structured data", () => {
  const hidden = pages.filter((page) => !isIndexable(page));
  expect(hidden.map(({ path }) => path)).toContain("/404");
  for (const { document } of hidden) {
    expect(document.querySelector("[data-pagefind-body]")).toBeNull();
    expect(document.querySelector('[type="application/ld+json"]')).toBeNull();
  }
});

test("the search index has exactly the indexable pages", () => {
  expect(readdirSync("public/pagefind/fragment")).toHaveLength(listed.length);
});

/** The raw addresses of the links of a page. */
const linksOf = ({ document }: (typeof pages)[number]): string[] =>
  Array.from(
    document.querySelectorAll("a"),
    (link) => link.getAttribute("href") ?? "",
  );

/** How many links lead from the pages of the routes, to which a firm links as it likes, to each page. */
function linksFromRoutes(): ReadonlyMap<string, number> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const distance = new Map(routes.map((route) => [String(route.path), 0]));
  for (const [path, links] of distance) {
    const page = byPath.get(path);
    for (const link of page ? linksOf(page) : []) {
      const { pathname, origin } = new URL(link, `${siteUrl}${path}`);
      if (origin === siteUrl && !distance.has(pathname))
        distance.set(pathname, links + 1);
    }
  }
  return distance;
}

test("every indexable page can be reached from the routes; events and newer articles within two links", () => {
  const distance = linksFromRoutes();
  const older = pages
    .filter(({ path }) => path.startsWith(hubPath) && /\/\d+$/.test(path))
    .flatMap(linksOf);
  const far = pages.filter(isIndexable).filter(({ path }) => {
    const isNear = isItemPath(path) && !older.includes(path);
    const most = isNear ? 2 : Infinity;
    return !((distance.get(path) ?? Infinity) <= most);
  });
  expect(far.map(({ path }) => path)).toEqual([]);
});
