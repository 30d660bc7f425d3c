import { field, pluck, readContent } from "../support/readContent";

/** Counts and categories that the site was ordered with (docs/product.md#news-hub). */
const folders = [
  {
    folder: "news",
    prefix: "news",
    categories: ["Funding", "Consulting", "Business", "Research", "Legal"],
  },
  {
    folder: "articles",
    prefix: "articles",
    categories: [
      "Strategy",
      "Strategy",
      "Insights",
      "Technology",
      "Product Development",
    ],
  },
  {
    folder: "blogs",
    prefix: "blogs",
    categories: [
      "Mentorship",
      "Experience",
      "Networking",
      "Funding",
      "Founder Life",
    ],
  },
  {
    folder: "featured",
    prefix: "features",
    categories: ["Mentorship", "Women Leadership", "Entrepreneurship"],
  },
  {
    folder: "events",
    prefix: "events",
    categories: [
      "Conference",
      "Networking",
      "Competition",
      "Webinar",
      "Community",
    ],
  },
];

/** The first items of each kind; maintainers may have added others. */
const itemsOf = (folder: string): unknown[] => {
  const known = folders.find((entry) => entry.folder === folder);
  return (known?.categories ?? []).map((_category, index) =>
    readContent(`${folder}/${known?.prefix ?? ""}-${index + 1}`),
  );
};

describe.each(folders)("The $folder", ({ folder, prefix, categories }) => {
  const items = itemsOf(folder);

  test(`have ids from ${prefix}-1 to ${prefix}-${categories.length}`, () => {
    expect(pluck(items, "id")).toEqual(
      categories.map((_category, index) => `${prefix}-${index + 1}`),
    );
  });

  test("have the categories that the site was ordered with", () => {
    expect(pluck(items, "category")).toEqual(categories);
  });

  test("all have a title, a description, a date and a picture of their own", () => {
    for (const name of ["title", "description", "date", "image"]) {
      expect(new Set(pluck(items, name)).size).toBe(categories.length);
    }
    for (const image of pluck(items, "image")) {
      expect(image).toEqual(expect.stringMatching(/^\/?[\w/-]+\.\w+$/));
    }
  });
});

test("Events take place in Mumbai, Delhi, Bangalore, online and all over India", () => {
  expect(pluck(itemsOf("events"), "location")).toEqual([
    "Mumbai",
    "Delhi",
    "Bangalore",
    "Virtual",
    "Pan India",
  ]);
});

test("Of these, news-1 and news-2 are full articles", () => {
  const full = folders
    .flatMap(({ folder }) => itemsOf(folder))
    .filter((item) => field(item, "article"))
    .map((item) => field(item, "id"));
  expect(full).toEqual(["news-1", "news-2"]);
});

test("Full articles state their read time as text", () => {
  for (const id of ["news-1", "news-2"]) {
    expect(
      field(field(readContent(`news/${id}`), "article"), "readTime"),
    ).toMatch(/^\d+ min read$/);
  }
});

test("Features have pictures of their own", () => {
  for (const image of pluck(itemsOf("featured"), "image")) {
    expect(image).toMatch(/^\/articles\/featured\//);
  }
});
