import { hubPath } from "../../../src/common/routes";
import {
  archivePaths,
  listPages,
  type HubLabels,
} from "../../../src/gatsby/pages/listPages";
import { siteBlog, siteEvent } from "../../support/items";

/** docs/product.md#archives */

const words = {
  seo: { title: "All {label}", description: "All {label}, by practitioners." },
};
const hub: HubLabels = {
  tabs: [{ kind: "blogs", label: "Blogs" }],
  archive: {
    ...words,
    title: "{label} Archive",
    position: "Page {page} of {pages}",
  },
};

const blog = (number: number) =>
  siteBlog(number, `2026-01-${String(number).padStart(2, "0")}`);

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
  const above = [{ label: "News & Articles", to: hubPath ?? "" }];
  const second = { label: "Page 2 of 2", to: `${hubPath}/blogs/2` };
  const pages = listPages(manyBlogs(30), hub);
  expect(pages.map(({ trail }) => trail(above))).toEqual([
    [...above, archive],
    [...above, archive, second],
  ]);
});

test("the hub links to each page of a longer archive", () => {
  expect(archivePaths(listPages(manyBlogs(30), hub))).toEqual({
    blogs: [`${hubPath}/blogs`, `${hubPath}/blogs/2`],
  });
});
