import * as table from "../../../src/common/routes";
import {
  archivePaths,
  listPages,
  type HubLabels,
} from "../../../src/gatsby/pages/listPages";
import { siteBlog, siteEvent } from "../../support/items";

/** docs/product.md#archives */

// Empty if the firm has no hub; its lists are then at the root.
const { hubPath = "" } = table;

const words = {
  seo: { title: "All {label}", description: "All {label}, by practitioners." },
};
const hub: HubLabels = {
  tabs: [{ kind: "blogs", label: "Blogs" }],
  archive: {
    ...words,
    title: "{label} Archive",
    position: "Page {page} of {pages}",
    topic: { ...words, title: "Topic: {label}" },
  },
};

const blog = (number: number, ...tags: string[]) =>
  siteBlog(number, `2026-01-${String(number).padStart(2, "0")}`, tags);

const manyBlogs = (count: number) =>
  Array.from({ length: count }, (_, index) => blog(count - index));

const archive = { label: "Blogs Archive", to: `${hubPath}/blogs` };

it.each([
  [5, false],
  [6, true],
])(
  "archives of %i items have one page without a number; it is indexed: %s",
  (count, isIndexed) => {
    expect(listPages(manyBlogs(count), hub)).toMatchObject([
      { path: archive.to, isIndexed, title: "All Blogs" },
    ]);
  },
);

it("archives hold every item once, in order, 24 on a page, and are indexed", () => {
  const pages = listPages(manyBlogs(50), hub);
  const ids = pages.map(({ context }) => context.contentIds);
  expect(ids.map(({ length }) => length)).toEqual([24, 24, 2]);
  expect(ids.flat()).toEqual(manyBlogs(50).map((item) => item.contentId));
  expect(pages.map(({ title }) => title)).toEqual(
    [1, 2, 3].map((page) => `All Blogs · Page ${page} of 3`),
  );
  expect(pages.every(({ isIndexed }) => isIndexed)).toBe(true);
});

test("the archive of events has all, newest first", () => {
  const events = ["01", "02", "03"].map((day) =>
    siteEvent("/contact", {
      contentId: `events-${day}`,
      date: `2026-01-${day}`,
    }),
  );
  const tabs = [{ kind: "events", label: "Events" }];
  expect(listPages(events, { ...hub, tabs })).toMatchObject([
    { context: { contentIds: ["events-03", "events-02", "events-01"] } },
  ]);
});

it("archives have breadcrumbs on each page", () => {
  const above = [{ label: "News & Articles", to: hubPath }];
  const second = { label: "Page 2 of 2", to: `${hubPath}/blogs/2` };
  const pages = listPages(manyBlogs(30), hub);
  expect(pages.map(({ trail }) => trail(above))).toEqual([
    [...above, archive],
    [...above, archive, second],
  ]);
});

test("the hub links to each page of a longer archive but to no topic", () => {
  const tagged = manyBlogs(30).map((item) => ({
    ...item,
    article: blog(1, "Cash flow").article,
  }));
  expect(archivePaths(listPages(tagged, hub))).toEqual({
    blogs: [`${hubPath}/blogs`, `${hubPath}/blogs/2`],
  });
});

test("topics have a page each, newest article first, indexed with two articles or more", () => {
  const items = [
    blog(1, "Cash flow", "MSME", "C#"),
    blog(3, "Cash flow"),
    blog(2, "Cash flow"),
  ];
  const topics = listPages(items, hub)
    .filter(({ context }) => !context.kind)
    .map(({ path, isIndexed, context }) => [
      path.replace(`${hubPath}/topics/`, ""),
      isIndexed,
      context.contentIds,
    ]);
  expect(topics).toEqual([
    ["cash-flow", true, ["blogs-3", "blogs-2", "blogs-1"]],
    ["msme", false, ["blogs-1"]],
    ["c-sharp", false, ["blogs-1"]],
  ]);
});
