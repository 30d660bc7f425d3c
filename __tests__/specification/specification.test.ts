import { sample } from "../../content/site.json";
import { labels } from "../../src/site/labels";
import {
  builtPages,
  isIndexable,
  metaOf,
  readBuilt,
  spacedText,
} from "../support/builtSite";
import { contentFile } from "../support/pages";
import { content, pages } from "./specification.json";

/**
 * What was specified for the sample, and holds for it alone: delete this folder, or set `sample` to false in site.json,
 * for your own content. specification.json names what each page has. A name is an element's whole text or its label; `parts` and
 * `counts` say how many there are.
 *
 * docs/product.md#purpose, docs/product.md#home, docs/product.md#about, docs/product.md#service-pages,
 * docs/product.md#online-programs
 */

const selectors = {
  header: "header a",
  footer: "footer a",
  headings: "main :is(h1, h2, h3, h4)",
  links: "main a",
  buttons: "main button",
  tabs: "main [role=tab]",
  texts: "main *",
  placeholders: "main [placeholder]",
} as const;

const squeeze = (text: string | null | undefined) =>
  (text ?? "").replace(/\s+/g, " ").trim();

/** The label of an element, or its text. */
function nameOf(element: Element): string {
  const id = element.getAttribute("aria-labelledby");
  const label = element.ariaLabel ?? element.getAttribute("placeholder");
  const labelling = id && element.ownerDocument.getElementById(id);
  return squeeze(label ?? (labelling || element).textContent);
}

/** Whether some words are in a text, but not within a longer number: 4,999 is not in 24,999. */
const shows = (text: string, words: string) =>
  RegExp(
    `(?<!\\d|\\d[,.])${words.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}(?!\\d|[,.]\\d)`,
    "i",
  ).test(text);

const specified = sample ? test : test.skip;
const titled = pages.map(
  (each) => [[each.page, each.panel].join(" "), each] as const,
);

specified.each(titled)("%s", (_title, expected) => {
  const page = builtPages().find(({ path }) => path === expected.page);
  if (!page) throw new Error(`The site has no page ${expected.page}.`);
  const { body } = page.document;
  for (const type of expected.data ?? [])
    expect(page.html).toContain(`"@type":"${type}"`);
  const named = (selector: string, name: string | undefined) =>
    [...body.querySelectorAll(selector)].filter(
      (element) => nameOf(element) === name,
    );
  const [panel] = named("[role=tabpanel]", expected.panel);
  const root = panel ?? body;
  const names = (kind: keyof typeof selectors) =>
    [...body.querySelectorAll(selectors[kind])]
      .filter((element) => root.contains(element))
      .map(nameOf);
  for (const kind of Object.keys(selectors) as (keyof typeof selectors)[])
    expect(names(kind)).toEqual(
      expect.arrayContaining([...(expected[kind] ?? [])]),
    );
  const text = `${squeeze(root.textContent)} ${spacedText(root)}`;
  expect(expected.shows?.filter((words) => !shows(text, words)) ?? []).toEqual(
    [],
  );
  for (const [kind, name, count] of expected.counts ?? [])
    expect([
      name,
      names(kind as keyof typeof selectors).filter((each) => each === name),
    ]).toEqual([name, Array(Number(count)).fill(name)]);
  for (const [name, selector, count] of expected.parts ?? []) {
    const found = named("[aria-labelledby], [aria-label]", String(name))
      .flatMap((part) => [...part.querySelectorAll(String(selector))])
      .filter((element) => !element.closest("[aria-hidden=true], noscript"));
    expect([name, new Set(found).size]).toEqual([name, count]);
  }
});

specified.each(Object.entries(content))("%s is %j", (place, value) => {
  const [file = "", field = ""] = place.split(" ");
  expect(contentFile(file)).toHaveProperty(field, value);
});

specified("404 is one text, under one heading", () => {
  const page = builtPages().find(({ path }) => path === "/404");
  const heading = page?.document.querySelector("h1");
  expect([...(heading?.childNodes ?? [])].map(String)).toEqual([
    "[object Text]",
  ]);
  expect(heading?.textContent).toBe("404");
});

specified("every content item has an article page", () => {
  const paths = new Map(builtPages().map((page) => [page.path, page]));
  for (const [kind, count] of [
    ["news", 5],
    ["articles", 5],
    ["blogs", 5],
    ["features", 3],
    ["events", 5],
  ] as const)
    for (let number = 1; number <= count; number += 1) {
      const id = `${kind}-${number}`;
      const page = paths.get(`/article/${id}`);
      const hasText = ["news-1", "news-2"].includes(id);
      const heading = squeeze(page?.document.querySelector("h1")?.textContent);
      expect([id, heading === "Article Not Found"]).toEqual([id, !hasText]);
      expect([id, page && isIndexable(page)]).toEqual([id, hasText]);
      if (kind === "events")
        expect([id, page?.html]).toEqual([
          id,
          expect.stringContaining(`href="/events/${id}"`),
        ]);
    }
});

specified("the carousel shows three of its twelve stories", () => {
  const home = builtPages().find(({ path }) => path === "/");
  const slides = [
    ...(home?.document.querySelectorAll<HTMLElement>(
      "[aria-roledescription] [aria-roledescription]",
    ) ?? []),
  ];
  expect(slides.map(({ hidden }) => hidden)).toEqual([
    ...Array<boolean>(3).fill(false),
    ...Array<boolean>(9).fill(true),
  ]);
});

specified("language and colours", () => {
  for (const page of builtPages()) {
    expect(page.document.documentElement.lang).toBe("en-IN");
    expect(metaOf(page, "theme-color")).toBe(
      page.path === "/services/funding" ? "#081226" : "#FFFFFF",
    );
  }
  expect(readBuilt("index.html")).toMatch(/primary-main:#2151a1/i);
});

specified("the error view's title", () => {
  expect(labels.errorTitle).toBe("Unexpected Application Error!");
});
