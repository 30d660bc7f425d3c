import site from "../../content/site.json";
import { eventPath } from "../../src/common/itemPaths";
import { itemKinds } from "../../src/gatsby/model/itemKinds";
import { phoneHref } from "../../src/gatsby/model/resolvers/legalValues";
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

test.each(pages)(
  "names, texts, figures and dates of structured data of $path are on the page",
  (page) => {
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
    expect(missingTexts(shown, page.document.body)).toEqual([]);
  },
);

test.each(pages)(
  "the breadcrumbs of structured data match those of $path",
  (page) => {
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
      expect(step.matches("[aria-current=page]")).toBe(
        !step.querySelector("a"),
      );
    const seen = steps.map((step) => {
      const to = step.querySelector("a")?.getAttribute("href");
      return {
        name: step.textContent,
        item: to ? `${siteUrl}${to}` : canonicalOf(page),
      };
    });
    expect(seen).toEqual(listed);
    expect(seen.length > 0).toBe(page.path !== "/");
  },
);

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
      // Nobody can book an event that is cancelled or postponed.
      const isOff = /(Cancelled|Postponed)$/.test(String(thing["eventStatus"]));
      return (askedFor[thing["@type"] ?? ""] ?? [])
        .filter((name) => thing[name] === undefined)
        .filter((name) => !(isOff && name === "offers"))
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
        telephone: phoneHref(site)
          .replace("tel:", "")
          .replace(";ext=", " ext. "),
      }),
    );
});
