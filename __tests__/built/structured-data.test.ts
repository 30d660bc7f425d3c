import { eventPath } from "../../src/common/itemPaths";
import { itemKinds } from "../../src/gatsby/model/itemKinds";
import {
  builtPages,
  canonicalOf,
  isIndexable,
  isServed,
  siteUrl,
  spacedText,
  type BuiltPage,
} from "../support/builtSite";
import { articlePaths, comingEvents, publishedItems } from "../support/pages";

interface Thing {
  "@type"?: string;
  "@id"?: string;
  [property: string]: unknown;
}

const pages = builtPages().filter(isIndexable);

/** The structured data of a page; empty if it has none, or several. */
function graphOf({ document }: BuiltPage): readonly Thing[] {
  const [script, another] = document.querySelectorAll(
    '[type="application/ld+json"]',
  );
  return script && !another
    ? (JSON.parse(script.textContent) as { "@graph": Thing[] })["@graph"]
    : [];
}

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every object of a graph, nested ones too. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (!isThing(value)) return [];
  return [value, ...Object.values(value).flatMap(thingsIn)];
}

const isReference = (thing: Thing): boolean =>
  Object.keys(thing).length === 1 && "@id" in thing;

test.each(pages)(
  "every id that structured data of $path refers to is defined there once",
  (page) => {
    const things = thingsIn(graphOf(page));
    const known = things
      .filter((thing) => !isReference(thing))
      .flatMap((thing) => thing["@id"] ?? []);
    expect(new Set(known).size).toBe(known.length);
    for (const thing of things.filter(isReference))
      expect(known).toContain(thing["@id"]);
  },
);

/** What the pages of items describe, by their paths. */
const subjects = new Map(
  itemKinds.flatMap(({ folder, path, articleType }) =>
    publishedItems(folder).map(({ id }) => [
      path(id),
      articleType && [articleType, "Person"],
    ]),
  ),
);
for (const { id } of comingEvents()) subjects.set(eventPath(id), ["Event"]);

test.each(pages)(
  "$path describes the firm, the site and itself, and an item its subject",
  (page) => {
    const types = thingsIn(graphOf(page)).map((thing) => thing["@type"]);
    expect(types).toEqual(
      expect.arrayContaining([
        ...["Organization", "WebSite", "WebPage"],
        ...(page.path === "/" ? [] : ["BreadcrumbList"]),
        ...(subjects.get(page.path) ?? []),
      ]),
    );
  },
);

/** Every object of a page, but what names the site itself: it is in the head. */
const shownThings = (page: BuiltPage) =>
  thingsIn(graphOf(page)).filter(
    (thing) => !/^(Web(Page|Site)|Organization)$/.test(thing["@type"] ?? ""),
  );

test.each(pages)(
  "names and headlines in structured data of $path are on the page",
  (page) => {
    const text = spacedText(page.document.body);
    const names = shownThings(page).flatMap(({ name, headline }) => [
      name ?? headline ?? "",
    ]);
    expect(names.filter((name) => !text.includes(String(name)))).toEqual([]);
  },
);

// An article shows the link back to the others in their place.
const withBreadcrumbs = pages.filter(
  ({ path }) => !articlePaths.includes(path),
);

test.each(withBreadcrumbs)(
  "the breadcrumbs of $path are those it shows",
  (page) => {
    const list = graphOf(page).find(
      (thing) => thing["@type"] === "BreadcrumbList",
    );
    const listed = thingsIn(list?.["itemListElement"]).map(
      ({ name, item }) => ({
        name,
        item,
      }),
    );
    const steps = [
      ...page.document.querySelectorAll('nav:has(> ol > li > a[href="/"]) li'),
    ];
    const seen = steps.map((step) => {
      const to = step.querySelector("a")?.getAttribute("href");
      return {
        name: step.textContent,
        item: to ? `${siteUrl}${to}` : canonicalOf(page),
      };
    });
    expect(seen).toEqual(page.path === "/" ? [] : listed);
  },
);

test("every address in structured data is served", () => {
  const missing = pages.flatMap((page) =>
    thingsIn(graphOf(page))
      .flatMap((thing) => Object.values(thing))
      .filter((value) => String(value).startsWith(`${siteUrl}/`))
      .map((address) => new URL(String(address)).pathname)
      .filter((path) => path !== "/" && !isServed(path)),
  );
  expect(missing).toEqual([]);
});

/**
 * Properties that search engines require or recommend for each type, as of November 2026
 * (developers.google.com/search/docs/appearance/structured-data).
 */
const askedFor: Readonly<Record<string, string>> = {
  Event:
    "name startDate location endDate description eventStatus eventAttendanceMode image organizer",
  Course: "name description provider url offers",
  NewsArticle: "headline image datePublished dateModified author",
  BlogPosting: "headline image datePublished dateModified author",
  Organization: "name email url logo telephone",
};

test("objects have the properties that search engines require or recommend", () => {
  const missing = pages.flatMap((page) =>
    thingsIn(graphOf(page))
      .filter((thing) => !isReference(thing))
      .flatMap((thing) =>
        (askedFor[thing["@type"] ?? ""]?.split(" ") ?? [])
          .filter((name) => thing[name] === undefined)
          .map((name) => `${page.path}: ${thing["@type"]} has no ${name}`),
      ),
  );
  expect(missing).toEqual([]);
});
