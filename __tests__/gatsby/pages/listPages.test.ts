import type { Item } from "../../../src/gatsby/model/items";
import { hubContext } from "../../../src/gatsby/pages/archives";
import { listPages, type HubLabels } from "../../../src/gatsby/pages/listPages";
import { siteBlog } from "../../support/items";

/** docs/product.md#archives */

const words = {
  seo: { title: "{label}, {page}", description: "{label}: {page} of {pages}." },
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

const ofBlogs = (count: number) =>
  listPages(manyBlogs(count), hub).filter(
    ({ context }) => context.kind === "blogs",
  );

describe("archives", () => {
  it("have one page for each tab, not indexed while the hub shows everything", () => {
    expect(
      listPages(manyBlogs(5), hub).map(({ path, isIndexed }) => [
        path,
        isIndexed,
      ]),
    ).toEqual([["/news-articles/blogs", false]]);
  });

  it("hold every item once, in order, 24 on a page, and are indexed", () => {
    const pages = ofBlogs(50);
    expect(pages.map(({ context }) => context.contentIds.length)).toEqual([
      24, 24, 2,
    ]);
    expect(pages.flatMap(({ context }) => context.contentIds)).toEqual(
      manyBlogs(50).map(({ contentId }) => contentId),
    );
    expect([...pages, ...ofBlogs(6)].every(({ isIndexed }) => isIndexed)).toBe(
      true,
    );
    expect(new Set(pages.map(({ title }) => title)).size).toBe(3);
  });

  it("have breadcrumbs on each page", () => {
    const above = [{ label: "News & Articles", to: "/news-articles" }];
    const archive = { label: "Blogs Archive", to: "/news-articles/blogs" };
    expect(ofBlogs(30).map(({ trail }) => trail(above))).toEqual([
      [...above, archive],
      [
        ...above,
        archive,
        { label: "Page 2 of 2", to: "/news-articles/blogs/2" },
      ],
    ]);
  });
});

test("the hub shows 5 items of a kind and links to each page of a longer archive but to no topic", () => {
  const tagged = manyBlogs(30).map((item) => ({
    ...item,
    article: blog(1, "Cash flow").article,
  }));
  expect(hubContext(tagged, hub.tabs, listPages(tagged, hub))).toEqual({
    leads: ["blogs-30"],
    rows: ["blogs-29", "blogs-28", "blogs-27", "blogs-26"],
    wides: [],
    events: [],
    archives: { blogs: ["/news-articles/blogs", "/news-articles/blogs/2"] },
  });
  expect(hubContext(tagged, [{ kind: "events" }], [])).toMatchObject({
    leads: [],
    archives: { events: [] },
  });
});

describe("topics", () => {
  const topicsOf = (...items: Item[]) =>
    listPages(items, hub)
      .filter(({ context }) => !context.kind)
      .map(({ path, isIndexed, context }) => [
        path,
        isIndexed,
        context.contentIds,
      ]);

  it("have a page each, newest article first, indexed with two articles or more", () => {
    expect(
      topicsOf(
        blog(1, "Cash flow", "MSME", "C#"),
        blog(3, "Cash flow"),
        blog(2, "Cash flow"),
      ),
    ).toEqual([
      [
        "/news-articles/topics/cash-flow",
        true,
        ["blogs-3", "blogs-2", "blogs-1"],
      ],
      ["/news-articles/topics/msme", false, ["blogs-1"]],
      ["/news-articles/topics/c-sharp", false, ["blogs-1"]],
    ]);
  });
});
