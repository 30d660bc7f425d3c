import { builtPages, isIndexable, readBuilt } from "../support/builtSite";
import { contentNames, field, readContent } from "../support/readContent";

const pages = builtPages();
const site = readContent("site");
const legal = field(site, "legal");
const documents = contentNames("documents").map(readContent);

test("every page names the firm as the register does, and leads to every document", () => {
  const needed = documents.map(
    (document) => `/${String(field(document, "id"))}`,
  );
  for (const { path, document } of pages) {
    const footer = document.querySelector("footer");
    for (const name of [
      "registeredName",
      "registrationNumber",
      "registeredOffice",
    ])
      expect([path, footer?.textContent]).toEqual([
        path,
        expect.stringContaining(String(field(legal, name))),
      ]);
    const links = [...(footer?.querySelectorAll("a") ?? [])].map((link) =>
      link.getAttribute("href"),
    );
    expect([path, links]).toEqual([path, expect.arrayContaining(needed)]);
  }
});

test("every document can be found, has its contents list, and holds no name without its value", () => {
  for (const content of documents) {
    const address = `/${String(field(content, "id"))}`;
    const page = pages.find(({ path }) => path === address);
    if (!page) throw new Error(`${address} was not built.`);
    expect([address, isIndexable(page)]).toEqual([address, true]);
    const main = page.document.querySelector("main");
    expect(main?.textContent).not.toMatch(/[{}]/);
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

test("security.txt has not expired", () => {
  const text = readBuilt(".well-known/security.txt");
  const expires = /^Expires: (.*)$/m.exec(text)?.[1] ?? "";
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});
