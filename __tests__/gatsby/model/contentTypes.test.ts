import { contentFileType } from "../../../src/gatsby/model/contentTypes";

test("a content file has a type", () => {
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
])("%s is not a content file", (file) => {
  expect(contentFileType(file)).toBeUndefined();
});
