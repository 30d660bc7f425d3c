import {
  contentFileType,
  isContent,
} from "../../../src/gatsby/model/contentTypes";
import { isItemPath } from "../../../src/common/itemPaths";
import { itemKinds } from "../../../src/gatsby/model/itemKinds";

test.each([
  ["news/news-1.json", "ArticleItem", true],
  ["site.json", "SiteContent", true],
  ["images/pictures.json", "Picture", true],
  ["images/heroes/home.jpg", undefined, true],
  ["images/heroes/home.JPG", undefined, true],
  ["images/heroes/.home.jpg", undefined, false],
  ["images/heroes/meta.json", undefined, false],
  ["schemas/home.json", undefined, false],
  ["site", undefined, false],
  ["news/.DS_Store", undefined, false],
  ["news/.news-1.json", undefined, false],
  ["news/._x.json", undefined, false],
  ["news/~$news-1.json", undefined, false],
  ["news/news-1", undefined, false],
  ["news/news-1.json.orig", undefined, false],
  ["news/older/news-1.json", undefined, false],
])("%s has the type %s, and is content: %s", (name, type, expected) => {
  expect(contentFileType(name)?.typeName).toBe(type);
  expect(isContent(name)).toBe(expected);
});

test.each(itemKinds)(
  "the page of an entry in $folder is that of an item",
  ({ path }) => {
    expect(isItemPath(path("any-1"))).toBe(true);
  },
);
