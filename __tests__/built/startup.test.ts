import { builtPages } from "../support/builtSite";

const pages = builtPages();

test("every page keeps its scripts in a template with its path, and starts none itself", () => {
  for (const { path, document } of pages) {
    const template = document.querySelector("template");
    const waiting = template?.content.querySelectorAll("script[src]").length;
    expect([path, template?.dataset.path]).toEqual([path, path]);
    expect([path, waiting === 0]).toEqual([path, false]);
    expect([path, document.querySelectorAll("script[src]").length]).toEqual([
      path,
      0,
    ]);
  }
});

test("all pages have the same inline scripts, which the security policy can list", () => {
  const inline = pages.map(({ document }) =>
    [...document.querySelectorAll("script:not([type])")].map(
      ({ textContent }) => textContent,
    ),
  );
  for (const scripts of inline) expect(scripts).toEqual(inline[0]);
});
