import site from "../../content/site.json";
import {
  builtPages,
  isIndexable,
  isServed,
  siteUrl,
} from "../support/builtSite";
import { contentFile, publishedItems } from "../support/pages";

/** docs/product.md#documents */

const pages = builtPages();
const words = contentFile<{ sampleNotice: string }>("pages/document");
const byPath = new Map(pages.map((page) => [page.path, page]));

test("every internal link and fragment, and every file that a head names, has a target", () => {
  const broken: string[] = [];
  let count = 0;
  for (const { path, document } of pages) {
    for (const link of document.querySelectorAll("a[href], link[href]")) {
      const href = link.getAttribute("href") ?? "";
      const target = new URL(href, `${siteUrl}${path}`);
      if (target.origin !== siteUrl) continue;
      count += 1;
      if (!isServed(target.pathname)) broken.push(`${path}: ${href}`);
      const id = decodeURIComponent(target.hash.slice(1));
      const page = byPath.get(target.pathname);
      if (id && page && !page.document.getElementById(id))
        broken.push(`${path}: ${href}`);
    }
  }
  expect(count).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

test("the section 'You Might Also Like' links only to items with a full text", () => {
  const related = pages.flatMap(({ document }) =>
    [...document.querySelectorAll("[aria-labelledby=related] a")].map((link) =>
      byPath.get(link.getAttribute("href") ?? ""),
    ),
  );
  expect(related.filter((page) => !page || !isIndexable(page))).toEqual([]);
});

test("every document is indexable, has its date, a table of contents and no unfilled placeholder", () => {
  for (const { id, date } of publishedItems("documents")) {
    const page = byPath.get(`/${id}`);
    expect([id, page && isIndexable(page)]).toEqual([id, true]);
    const main = page?.document.querySelector("main");
    expect(main?.textContent).toMatch(/^[^{}]+$/);
    expect(main?.querySelector("[role=note]")?.textContent).toBe(
      site.sample ? words?.sampleNotice : undefined,
    );
    expect(main?.querySelector("time")?.dateTime).toBe(date);
    const textsOf = (selector: string) =>
      Array.from(
        main?.querySelectorAll(selector) ?? [],
        ({ textContent }) => textContent,
      );
    const headings = textsOf("section section h2[id]");
    expect(textsOf('a[href^="#"]')).toEqual(headings);
    expect(headings.length).toBeGreaterThan(0);
  }
});
