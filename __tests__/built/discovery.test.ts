import { readdirSync } from "node:fs";
import { eventCalendarPath, eventPath } from "../../src/common/itemPaths";
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
import { comingEvents, publishedItems } from "../support/pages";

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

test("links lead from the home page to every indexable page", () => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const reached = new Set(["/"]);
  for (const path of reached) {
    const page = byPath.get(path);
    for (const link of page ? linksOf(page) : []) {
      const { pathname, origin } = new URL(link, `${siteUrl}${path}`);
      if (origin === siteUrl) reached.add(pathname);
    }
  }
  const missed = pages
    .filter(isIndexable)
    .filter(({ path }) => !reached.has(path));
  expect(missed.map(({ path }) => path)).toEqual([]);
});
