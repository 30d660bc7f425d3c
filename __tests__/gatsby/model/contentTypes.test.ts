import { contentFileType } from "../../../src/gatsby/model/contentTypes";

test("a file is content by its folder, and by a name that ends in .json", () => {
  expect(contentFileType("news/news-1.json")?.typeName).toBe("NewsItem");
  expect(contentFileType("site.json")?.typeName).toBe("SiteContent");
});

test.each([
  "news/.DS_Store",
  "news/.news-1.json",
  "news/news-1",
  "news/news-1.json.orig",
  "news/older/news-1.json",
  "site",
])("%s is no content", (file) => {
  expect(contentFileType(file)).toBeUndefined();
});
