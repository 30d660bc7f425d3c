import site from "../../content/site.json";
import {
  builtPages,
  isIndexable,
  isServed,
  siteUrl,
} from "../support/builtSite";
import { contentFile, documents } from "../support/pages";

/** docs/product.md#footer, docs/product.md#documents */

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
      // A fragment may name a tab (docs/product.md#tabs).
      if (
        id &&
        page &&
        !page.document.getElementById(id) &&
        !page.document.querySelector(`[role=tab][id$="-tab-${id}"]`)
      )
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

test("every footer has the registered name, number and office, and links to every document", () => {
  const needed = documents.map(({ id }) => `/${id}`);
  for (const { path, document } of pages) {
    const footer = document.querySelector("footer");
    const { registeredName, registrationNumber, registeredOffice } = site.legal;
    for (const text of [registeredName, registrationNumber, registeredOffice])
      expect([path, footer?.textContent]).toEqual([
        path,
        expect.stringContaining(text),
      ]);
    const links = [...(footer?.querySelectorAll("a") ?? [])].map((link) =>
      link.getAttribute("href"),
    );
    expect([path, links]).toEqual([path, expect.arrayContaining(needed)]);
  }
});

test("every document is indexable, has its date, a table of contents and no unfilled placeholder", () => {
  for (const { id, date } of documents) {
    const address = `/${id}`;
    const page = pages.find(({ path }) => path === address);
    if (!page) throw new Error(`${address} was not built.`);
    expect([address, isIndexable(page)]).toEqual([address, true]);
    const main = page.document.querySelector("main");
    expect(main?.textContent).not.toMatch(/[{}]/);
    expect(main?.querySelector("[role=note]")?.textContent).toBe(
      site.sample ? words?.sampleNotice : undefined,
    );
    expect(main?.querySelector("time")?.dateTime).toBe(date);
    const headings = [
      ...(main?.querySelectorAll("section section h2[id]") ?? []),
    ];
    const entries = [...(main?.querySelectorAll('a[href^="#"]') ?? [])];
    expect(entries.map((entry) => entry.textContent)).toEqual(
      headings.map((heading) => heading.textContent),
    );
    expect(headings.length).toBeGreaterThan(0);
  }
});
