import { hubContext } from "../../../src/gatsby/pages/archives";

const page = (kind: string | undefined, path: string, isIndexed: boolean) => ({
  path,
  isIndexed,
  context: { kind },
});

describe("the hub", () => {
  it("leads to each page of the archives that have more than it shows, and to no topic", () => {
    expect(
      hubContext([
        page("news", "/news-articles/news", true),
        page("news", "/news-articles/news/2", true),
        page("blogs", "/news-articles/blogs", false),
        page(undefined, "/news-articles/topics/cash-flow", true),
      ]).archives,
    ).toEqual({
      news: ["/news-articles/news", "/news-articles/news/2"],
      articles: [],
      blogs: [],
      featured: [],
    });
  });

  it("shows 5 items of a kind, and 3 of features", () => {
    expect(hubContext([])).toMatchObject({
      news: 4,
      articles: 4,
      blogs: 4,
      featured: 2,
    });
  });
});
