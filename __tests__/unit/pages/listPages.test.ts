import { hubPath } from "../../../src/common/routes";
import { itemKinds } from "../../../src/gatsby/model/itemKinds";
import { inOrder, type Item } from "../../../src/gatsby/model/items";
import {
  archivePaths,
  hubItems,
  listPages,
} from "../../../src/gatsby/pages/listPages";
import { siteBlog, siteEvent } from "../../support/items";

/** docs/product.md#archives */

const hub: Queries.SitePagesQuery["hub"] = {
  tabs: [{ kind: "blogs", label: "Blogs" }],
  archive: {
    title: "{label} Archive",
    description: "All {label}, by practitioners.",
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
      { path: archive.to, isIndexed, title: "Blogs Archive" },
    ]);
  },
);

it("archives hold every item once, in order, 24 on a page, and are indexed", () => {
  const pages = listPages(manyBlogs(50), hub);
  const ids = pages.map(({ context }) => context.contentIds);
  expect(ids.map(({ length }) => length)).toEqual([24, 24, 2]);
  expect(ids.flat()).toEqual(manyBlogs(50).map((item) => item.contentId));
  expect(pages.map(({ title }) => title)).toEqual(
    [1, 2, 3].map((page) => `Blogs Archive · Page ${page} of 3`),
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
  const second = { label: "Page 2 of 2", to: `${hubPath}/blogs/2` };
  const pages = listPages(manyBlogs(30), hub);
  expect(pages.map(({ crumbs }) => crumbs)).toEqual([
    [archive],
    [archive, second],
  ]);
});

test("the hub links to the archive of a kind with more items than it shows", () => {
  const archives = (count: number) =>
    archivePaths(listPages(manyBlogs(count), hub));
  expect(archives(30)).toEqual({ blogs: archive.to });
  expect(archives(5)).toEqual({});
});

/** The days of the month of the items that a tab of the hub shows, of `count` items of its kind. */
function shownDays(kind: string, count: number, today: string) {
  const [itemKind] = itemKinds.filter(({ folder }) => folder === kind);
  const items = Array.from({ length: count }, (_, index): Item => {
    const day = `2026-01-${String(index + 1).padStart(2, "0")}`;
    return itemKind?.isEvent
      ? siteEvent("/", { contentId: day, date: day, lastDay: day })
      : { ...siteBlog(index + 1, day), kind };
  });
  const sorted = itemKind ? inOrder(itemKind, items) : [];
  return hubItems([...sorted, blog(9)], [{ kind }], today).map(({ date }) =>
    Number(date.slice(-2)),
  );
}

test.each([
  ["news", 7, "2026-02-01", [7, 6, 5, 4, 3]],
  ["featured", 7, "2026-02-01", [7, 6, 5]],
  ["events", 4, "2026-02-01", [1, 2, 3, 4]],
  ["events", 20, "2026-01-01", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ["events", 20, "2026-01-12", [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
])("the tab of %s with %i items shows on %s %j", (kind, count, today, days) => {
  expect(shownDays(kind, count, today)).toEqual(days);
});
