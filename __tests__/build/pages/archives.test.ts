import { hubContext } from "../../../src/build/pages/archives";

const idsOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${count - index}`);

const few = {
  news: idsOf("news", 5),
  articles: idsOf("articles", 5),
  blogs: idsOf("blogs", 5),
  featured: idsOf("features", 3),
};

describe("archives", () => {
  it("are not linked to while the hub shows everything", () => {
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
});
