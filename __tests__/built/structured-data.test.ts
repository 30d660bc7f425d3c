import site from "../../content/site.json";
import { eventPath, isItemPath } from "../../src/common/itemPaths";
import { itemKinds } from "../../src/gatsby/model/itemKinds";
import {
  builtPages,
  canonicalOf,
  isIndexable,
  isServed,
  siteUrl,
  type BuiltPage,
} from "../support/builtSite";
import { missingTexts } from "../support/missingTexts";
import { comingEvents, publishedItems } from "../support/pages";

interface Thing {
  "@type"?: string;
  "@id"?: string;
  [property: string]: unknown;
}

const pages = builtPages().filter(isIndexable);

function graphOf({ document }: BuiltPage): Thing[] {
  const scripts = document.querySelectorAll('[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts[0]?.textContent ?? "") as {
    "@context": string;
    "@graph": Thing[];
  };
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
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

test("every id that structured data refers to is defined on the same page", () => {
  for (const page of pages) {
    const things = thingsIn(graphOf(page));
    const known = things
      .filter((thing) => !isReference(thing))
      .map((thing) => thing["@id"])
      .filter((id) => id !== undefined);
    expect(new Set(known).size).toBe(known.length);
    for (const thing of things.filter(isReference)) {
      expect(known).toContain(thing["@id"]);
    }
  }
});

test("each page describes the firm, the site and itself, and an item its subject", () => {
  const byPath = new Map(
    itemKinds.flatMap(({ folder, path, articleType }) =>
      publishedItems(folder).map(({ id }) => [
        path(id),
        articleType && [articleType, "Person"],
      ]),
    ),
  );
  for (const { id } of comingEvents())
    byPath.set(eventPath(id), ["Event", "Offer"]);
  for (const page of pages) {
    const types = thingsIn(graphOf(page)).map((thing) => thing["@type"]);
    const expected = [
      "Organization",
      "WebSite",
      "WebPage",
      ...(page.path === "/" ? [] : ["BreadcrumbList"]),
      ...(byPath.get(page.path) ?? []),
    ];
    expect([page.path, types]).toEqual([
      page.path,
      expect.arrayContaining(expected),
    ]);
  }
});

/** What search engines use. */
const usedTypes = [
  ...["Organization", "WebSite", "WebPage", "BreadcrumbList"],
  ...["NewsArticle", "BlogPosting", "Event", "Course", "Product"],
  // The list of a page's courses.
  "ItemList",
];

test("pages describe only what search engines use", () => {
  const unused = pages
    .flatMap(graphOf)
    .map((thing) => thing["@type"])
    .filter((type) => !usedTypes.includes(type ?? ""));
  expect(unused).toEqual([]);
});

/** Texts, figures and days that the page shows, too. */
const shownNames = [
  "name",
  "headline",
  "alternativeHeadline",
  "jobTitle",
  "email",
  "telephone",
  "datePublished",
  "price",
  "maximumAttendeeCapacity",
];

test("names, texts, figures and dates of structured data are on the page", () => {
  for (const page of pages) {
    const shown = thingsIn(graphOf(page))
      // The names of these two are in <head>, not in the visible page, and so may be the firm's full name.
      .filter((thing) => !/^Web(Page|Site)$/.test(thing["@type"] ?? ""))
      .map((thing) =>
        thing["name"] === site.brand.fullName
          ? { ...thing, name: undefined }
          : thing,
      )
      .map((thing) =>
        Object.fromEntries(shownNames.map((name) => [name, thing[name]])),
      );
    expect([page.path, missingTexts(shown, page.document.body)]).toEqual([
      page.path,
      [],
    ]);
  }
});

test("the breadcrumbs of structured data match those of the page", () => {
  for (const page of pages) {
    const list = graphOf(page).find(
      (thing) => thing["@type"] === "BreadcrumbList",
    );
    const listed = thingsIn(list?.["itemListElement"])
      .filter((thing) => thing["@type"] === "ListItem")
      .map(({ name, item }) => ({ name, item }));
    const steps = [
      ...page.document.querySelectorAll('nav:has(> ol > li > a[href="/"]) li'),
    ];
    for (const step of steps)
      expect([page.path, step.matches("[aria-current=page]")]).toEqual([
        page.path,
        !step.querySelector("a"),
      ]);
    const seen = steps.map((step) => {
      const to = step.querySelector("a")?.getAttribute("href");
      return {
        name: step.textContent,
        item: to ? `${siteUrl}${to}` : canonicalOf(page),
      };
    });
    expect([page.path, seen]).toEqual([page.path, listed]);
    expect(seen.length > 0).toBe(page.path !== "/");
  }
});

test("every address in structured data is served, and every course link with an anchor leads to that course's title", () => {
  for (const page of pages)
    for (const thing of thingsIn(graphOf(page)))
      for (const address of Object.values(thing)) {
        if (typeof address !== "string" || !address.startsWith(`${siteUrl}/`))
          continue;
        const { pathname, hash } = new URL(address);
        expect([address, pathname === "/" || isServed(pathname)]).toEqual([
          address,
          true,
        ]);
        if (thing["@type"] === "Course" && address === thing["url"] && hash)
          expect(page.document.querySelector(hash)?.textContent).toBe(
            thing["name"],
          );
      }
});

/**
 * Properties that search engines require or recommend for each type, as of November 2026
 * (developers.google.com/search/docs/appearance/structured-data).
 */
const askedFor: Readonly<Record<string, readonly string[]>> = {
  Event: [
    "name",
    "startDate",
    "location",
    "endDate",
    "description",
    "eventStatus",
    "eventAttendanceMode",
    "image",
    "offers",
    "organizer",
  ],
  Course: ["name", "description", "provider", "url"],
  NewsArticle: ["headline", "image", "datePublished", "dateModified", "author"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author"],
};

test("objects have the properties that search engines require or recommend", () => {
  const missing = pages.flatMap((page) =>
    thingsIn(graphOf(page)).flatMap((thing) => {
      // The hub's events have all properties on their own pages.
      if (thing["@type"] === "Event" && !isItemPath(page.path)) return [];
      return (askedFor[thing["@type"] ?? ""] ?? [])
        .filter((name) => thing[name] === undefined)
        .map((name) => `${page.path}: ${thing["@type"]} has no ${name}`);
    }),
  );
  expect(missing).toEqual([]);
  const firm = { name: site.brand.fullName, email: site.email };
  for (const page of pages)
    expect(graphOf(page)).toContainEqual(
      expect.objectContaining({
        ...firm,
        "@type": "Organization",
        url: `${siteUrl}/`,
        logo: expect.any(String) as string,
        telephone: site.phone.replace(/[^+\d]/g, ""),
      }),
    );
});
