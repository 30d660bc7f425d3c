import { builtPages, isServed, siteUrl } from "../support/builtSite";

const pages = builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));

test("every page has one heading of the first level, and no level is left out", () => {
  for (const { path, document } of pages) {
    const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
      .filter((heading) => !heading.closest("dialog"))
      .map((heading) => Number(heading.tagName.slice(1)));
    const jumps = levels.filter(
      (level, index) => level - (levels[index - 1] ?? 0) > 1,
    );
    expect([
      path,
      levels[0],
      levels.filter((level) => level === 1).length,
      jumps,
    ]).toEqual([path, 1, 1, []]);
  }
});

test("every internal link and fragment leads somewhere", () => {
  const broken: string[] = [];
  let count = 0;
  for (const { path, document } of pages) {
    for (const link of document.querySelectorAll("a[href]")) {
      const href = link.getAttribute("href") ?? "";
      const target = new URL(href, `${siteUrl}${path}`);
      if (target.origin !== siteUrl) continue;
      count += 1;
      if (!isServed(target.pathname)) broken.push(`${path}: ${href}`);
      const id = decodeURIComponent(target.hash.slice(1));
      const page = byPath.get(target.pathname);
      // The name of a tab opens it (docs/product.md#tabs).
      if (
        id &&
        page &&
        !page.document.getElementById(id) &&
        !page.document.querySelector(`[role=tab][id$="-tab-${id}"]`)
      )
        broken.push(`${path}: ${href}`);
    }
  }
  expect(count).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

test("links of other pages never end on a page without an article", () => {
  const unpublished = pages
    .filter(({ document }) =>
      document.querySelector("meta[name=robots][content*=noindex]"),
    )
    .map(({ path }) => path);
  expect(unpublished.length).toBeGreaterThan(0);
  for (const { path, document } of pages) {
    const related = document.querySelectorAll("[aria-labelledby=related] a");
    for (const link of related) {
      expect([
        path,
        unpublished.includes(link.getAttribute("href") ?? ""),
      ]).toEqual([path, false]);
    }
  }
});

test("every picture has a text for those who cannot see it, and its size", () => {
  for (const { path, document } of pages) {
    for (const image of document.querySelectorAll("img")) {
      expect([path, image.hasAttribute("alt")]).toEqual([path, true]);
    }
  }
});
