import { itemKinds } from "../../../src/gatsby/model/itemKinds";
import { neighbours } from "../../../src/gatsby/pages/neighbours";

const item = (contentId: string) => {
  const kind = itemKinds.find(({ idPrefix }) => contentId.startsWith(idPrefix));
  if (!kind) throw new Error(`There is no kind of ${contentId}.`);
  return { contentId, kind };
};

/** The newest first. */
const articles = ["news-3", "blogs-2", "news-2", "news-1"].map(item);
const of = (contentId: string) => neighbours(articles)(item(contentId));

test("An article lies between the next newer and the next older one of its kind", () => {
  expect(of("news-2")).toEqual({
    newerId: "news-3",
    olderId: "news-1",
    neighbourIds: ["news-3", "news-1"],
  });
  expect(of("news-3").neighbourIds).toEqual(["news-2"]);
});

test("An article alone in its kind has none beside it, nor has an item without a text", () => {
  expect(of("blogs-2").neighbourIds).toEqual([]);
  expect(of("news-9").neighbourIds).toEqual([]);
});
