import {
  contentFileType,
  isContent,
} from "../../../src/gatsby/model/contentTypes";

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

test.each([
  ["news/news-1.json", true],
  ["images/heroes/home.jpg", true],
  ["images/pictures.json", true],
  ["news/._x.json", false],
  ["news/~$news-1.json", false],
  ["images/heroes/meta.json", false],
  ["images/heroes/.home.jpg", false],
  ["images/heroes/home.JPG", false],
  ["schemas/home.json", false],
])("%s is content: %s", (name, expected) => {
  expect(isContent(name)).toBe(expected);
});
