import {
  archivePages,
  archiveTrail,
  hubContext,
} from "../../../src/build/pages/archives";

const idsOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${count - index}`);

const few = {
  news: idsOf("news", 5),
  articles: idsOf("articles", 5),
  blogs: idsOf("blogs", 5),
  featured: idsOf("features", 3),
};

const pagesOfBlogs = (blogs: readonly string[]) =>
  archivePages({ ...few, blogs }).filter(({ kind }) => kind === "blogs");

const hub = {
  tabs: [{ kind: "blogs", label: "Blogs" }],
  archive: { title: "{label} Archive", position: "Page {page} of {pages}" },
};

describe("archives", () => {
  it("have one page each, without a link to it, while the hub shows everything", () => {
    expect(
      archivePages(few).map(({ kind, page, pages }) => [kind, page, pages]),
    ).toEqual([
      ["news", 1, 1],
      ["articles", 1, 1],
      ["blogs", 1, 1],
      ["featured", 1, 1],
    ]);
    expect(hubContext(few).archives).toEqual({});
  });

  it("leave the hub 5 items of a kind, and 3 of features", () => {
    expect(hubContext(few)).toMatchObject({
      news: 4,
      articles: 4,
      blogs: 4,
      featured: 2,
    });
  });

  it.each([
    ["news", "/news-articles/news", { news: idsOf("news", 6) }],
    ["featured", "/news-articles/featured", { featured: idsOf("features", 4) }],
  ])("are linked to from one item more, of %s", (kind, path, more) => {
    expect(hubContext({ ...few, ...more }).archives).toEqual({ [kind]: path });
  });

  it("hold every item once, in order, 24 on a page", () => {
    const blogs = idsOf("blogs", 50);
    const pages = pagesOfBlogs(blogs);
    expect(pages.map(({ contentIds }) => contentIds.length)).toEqual([
      24, 24, 2,
    ]);
    expect(pages.flatMap(({ contentIds }) => contentIds)).toEqual(blogs);
    expect(pages.map(({ page, pages: all }) => [page, all])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });

  it("say the way to each of their pages", () => {
    const [first, second] = pagesOfBlogs(idsOf("blogs", 30));
    const above = [{ label: "News & Articles", to: "/news-articles" }];
    const archive = { label: "Blogs Archive", to: "/news-articles/blogs" };
    expect(first && archiveTrail(first, hub, above)).toEqual([
      ...above,
      archive,
    ]);
    expect(second && archiveTrail(second, hub, above)).toEqual([
      ...above,
      archive,
      { label: "Page 2 of 2", to: "/news-articles/blogs/2" },
    ]);
  });
});
