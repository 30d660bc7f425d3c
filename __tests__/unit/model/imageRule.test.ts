import { picturePath, portraitPath } from "../../../src/gatsby/model/imageRule";

/** docs/product.md#image-rule */

const covers: [string, ...string[]] = ["a.jpg", "b.jpg"];

test.each([
  ["/articles/featured/mentor.jpg", "articles/featured/mentor.jpg"],
  ["/heroes/home.jpg", "heroes/home.jpg"],
  ["heroes/home.jpg", "heroes/home.jpg"],
])("the picture %s is used as it is", (written, used) => {
  expect(picturePath(written, "news-1", covers)).toBe(used);
});

test("any other picture below /articles/ becomes a cover of the category, different for the next item", () => {
  const written = "/articles/news/any.jpg";
  expect(
    ["news-1", "news-2"].map((id) => picturePath(written, id, covers)).sort(),
  ).toEqual(covers);
  expect(picturePath(written, "blogs-3", ["only.jpg"])).toBe("only.jpg");
});

test.each([
  ["/team/founder.jpg", "team/founder.jpg"],
  ["founder.jpg", undefined],
  [undefined, undefined],
  ["https://example.com/a.jpg", undefined],
])("the author image %s becomes the portrait %s", (written, shown) => {
  expect(portraitPath(written)).toBe(shown);
});
