import sharp from "sharp";
import { statSync } from "node:fs";
import path from "node:path";
import site from "../../../content/site.json";
import { isItemPath } from "../../../src/common/itemPaths";
import {
  builtFolder,
  builtPages,
  canonicalOf,
  metaOf,
  siteUrl,
} from "../../support/builtSite";
import { articlePaths, hubPath, screens } from "../../support/pages";

/** docs/product.md#page-heads */

const pages = builtPages();
const firm = site.brand.fullName;
const [home] = pages.filter(({ path }) => path === "/");
const isDark = (path: string) => path === "/services/funding";

const attributes = (element: Element): string =>
  element
    .getAttributeNames()
    .filter((name) => !["content", "href", "data-react-helmet"].includes(name))
    .map((name) => `${name}=${element.getAttribute(name)}`)
    .join(" ");

test.each(screens)(
  "$path has the title and the heading of its content",
  ({ path: route, title, heading }) => {
    const document = pages.find((page) => page.path === route)?.document;
    expect(document?.title.startsWith(title)).toBe(true);
    const headings = document?.querySelectorAll("h1") ?? [];
    expect(Array.from(headings, (h1) => h1.textContent)).toEqual([heading]);
  },
);

test.each(pages)(
  "$path has title, description and tags for search engines and social networks",
  (page) => {
    const { document } = page;
    const title = document.title;
    const description = metaOf(page, "description");
    expect(
      document.querySelectorAll("title, meta[name=description]").length,
    ).toBe(2);
    // The texts of lists contain the list's name.
    const room = page.path.startsWith(`${hubPath}/`) ? 40 : 0;
    expect(title).toMatch(RegExp(`^.{1,${60 + room}}$`, "s"));
    expect(description).toMatch(RegExp(`^.{1,${160 + room}}$`, "s"));
    // The firm's name follows if both fit, except after titles of items.
    if (!isItemPath(page.path) && !title.includes(firm))
      expect(`${title} | ${firm}`.length).toBeGreaterThan(60);
    expect(document.documentElement.lang).toBe(site.locale);
    expect(canonicalOf(page)).toBe(`${siteUrl}${page.path}`);
    expect(metaOf(page, "og:url")).toBe(canonicalOf(page));
    for (const name of ["og:title", "og:image:alt"])
      expect(metaOf(page, name)).toBe(title);
    expect(metaOf(page, "og:description")).toBe(description);
    expect(metaOf(page, "og:site_name")).not.toBe("");
    expect(metaOf(page, "og:locale")).toBe(site.locale.replace("-", "_"));
    expect(metaOf(page, "twitter:card")).toBe("summary_large_image");
    expect(metaOf(page, "theme-color")).toMatch(/^#[\dA-F]{6}$/i);
    expect(
      metaOf(page, "theme-color") !== metaOf(home ?? page, "theme-color"),
    ).toBe(isDark(page.path));
  },
);

test.each(pages)(
  "$path has a heading, its tags stand before its styles, and its scripts wait in a template",
  ({ path, document }) => {
    const tags = Array.from(document.head.children, ({ tagName }) => tagName);
    expect(tags.lastIndexOf("META")).toBeLessThan(tags.indexOf("STYLE"));
    expect(document.querySelector("h1")?.textContent).toMatch(/./);
    const template = document.querySelector("template");
    // The not-found pages keep the address that was asked for.
    expect(template?.dataset.path).toBe(
      /\/404(\.html)?$/.test(path) ? "" : path,
    );
    expect(template?.content.querySelector("script[src]")).not.toBeNull();
    expect(document.querySelector("script[src]")).toBeNull();
  },
);

test("every page has the same tags; articles also have their date, author, section and tags", () => {
  const tagsOf = ({ document }: (typeof pages)[number]): string[] =>
    [
      ...document.head.querySelectorAll(
        "meta, link:not([rel=preload], [rel=modulepreload])",
      ),
    ]
      .map(attributes)
      .filter((tag) => !tag.includes("property=article:"))
      .sort();
  const [first] = pages.map(tagsOf);
  for (const page of pages) expect(tagsOf(page)).toEqual(first);
  for (const [rel, count] of [
    ["icon", 2],
    ["apple-touch-icon", 1],
    ["manifest", 1],
    ["alternate", 1],
  ] as const)
    expect(
      pages[0]?.document.querySelectorAll(`head link[rel~=${rel}]`),
    ).toHaveLength(count);

  const articles = pages.filter(
    (page) => metaOf(page, "og:type") === "article",
  );
  expect(articles).toHaveLength(articlePaths.length);
  for (const page of articles) {
    expect(metaOf(page, "article:published_time")).toMatch(
      /^\d{4}-\d{2}-\d{2}$/,
    );
    const text = page.document.body.textContent;
    for (const name of ["author", "section", "tag"])
      expect(text).toContain(metaOf(page, `article:${name}`));
  }
});

test.each(pages)("the social picture of $path has its size", async (page) => {
  const address = metaOf(page, "og:image");
  expect(address.startsWith(`${siteUrl}/`)).toBe(true);
  const file = path.join(builtFolder, address.slice(siteUrl.length));
  const { width, height, format } = await sharp(file).metadata();
  // WhatsApp shows no larger one.
  expect(statSync(file).size).toBeLessThan(300_000);
  expect([width, height]).toEqual([1200, 630]);
  expect(metaOf(page, "og:image:width")).toBe("1200");
  expect(metaOf(page, "og:image:height")).toBe("630");
  expect(`image/${format}`).toBe(metaOf(page, "og:image:type"));
});
