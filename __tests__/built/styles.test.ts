import { builtPages } from "../support/builtSite";

/** What a page's style elements and style attributes say. */
const stylesOf = (document: Document): string =>
  [
    ...Array.from(
      document.querySelectorAll("style"),
      ({ textContent }) => textContent,
    ),
    ...Array.from(document.querySelectorAll("[style]"), (element) =>
      element.getAttribute("style"),
    ),
  ].join(";");

const namesIn = (css: string, pattern: RegExp): string[] =>
  Array.from(css.matchAll(pattern), ([, name = ""]) => name);

test("every CSS variable that a page uses has a value or a fallback there", () => {
  for (const { path, document } of builtPages()) {
    const css = stylesOf(document);
    const defined = new Set(namesIn(css, /(--[\w-]+)\s*[:{]/g));
    const used = namesIn(css, /var\(\s*(--[\w-]+)\s*\)/g);
    expect(used.length).toBeGreaterThan(0);
    const missing = used.filter((name) => !defined.has(name));
    expect([path, missing]).toEqual([path, []]);
  }
});
