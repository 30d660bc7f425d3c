import {
  chooseCover,
  picturePath,
  portraitPath,
} from "../../../src/gatsby/model/imageRule";

const covers: [string, ...string[]] = ["a.jpg", "b.jpg"];

test("A picture below /articles/featured/ is used as it is", () => {
  expect(
    picturePath("/articles/featured/mentor.jpg", "features-1", covers),
  ).toBe("articles/featured/mentor.jpg");
});

test("Any other picture below /articles/ becomes a stock picture of the category", () => {
  expect(covers).toContain(
    picturePath("/articles/news/any.jpg", "news-1", covers),
  );
});

test("Any other picture is used as it is", () => {
  expect(picturePath("/heroes/home.jpg", "news-1", covers)).toBe(
    "heroes/home.jpg",
  );
  expect(picturePath("heroes/home.jpg", "news-1", covers)).toBe(
    "heroes/home.jpg",
  );
});

test("The stock picture of an item is the same on every build", () => {
  expect(chooseCover(covers, "articles-1")).toBe(
    chooseCover(covers, "articles-1"),
  );
});

test("Neighbours of one category get different stock pictures", () => {
  expect(chooseCover(covers, "articles-1")).not.toBe(
    chooseCover(covers, "articles-2"),
  );
});

test("A category with one stock picture gives it to every item", () => {
  expect(chooseCover(["only.jpg"], "blogs-3")).toBe("only.jpg");
});

test("An author's portrait is shown when its path starts with a slash", () => {
  expect(portraitPath("/team/founder.jpg", "fallback.jpg")).toBe(
    "team/founder.jpg",
  );
});

test("Any other author image becomes the fallback portrait", () => {
  expect(portraitPath("founder.jpg", "fallback.jpg")).toBe("fallback.jpg");
  expect(portraitPath("https://example.com/a.jpg", "fallback.jpg")).toBe(
    "fallback.jpg",
  );
});
