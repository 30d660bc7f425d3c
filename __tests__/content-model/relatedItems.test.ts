import { relatedIds } from "../../src/content-model/relatedItems";

const item = (contentId: string, category: string) => ({
  contentId,
  category: { name: category },
});

const candidates = [
  item("news-1", "Funding"),
  item("news-2", "Consulting"),
  item("blogs-4", "Funding"),
  item("features-1", "Mentorship"),
];

test("Items of the same category come first, then the others in order", () => {
  expect(relatedIds(item("news-9", "Funding"), candidates)).toEqual([
    "news-1",
    "blogs-4",
    "news-2",
  ]);
});

test("An item never proposes itself", () => {
  expect(relatedIds(item("news-1", "Funding"), candidates)).toEqual([
    "blogs-4",
    "news-2",
    "features-1",
  ]);
});

test("There are at most three", () => {
  expect(relatedIds(item("events-1", "Webinar"), candidates)).toHaveLength(3);
});

test("Fewer candidates give fewer proposals", () => {
  expect(relatedIds(item("news-1", "Funding"), candidates.slice(0, 2))).toEqual(
    ["news-2"],
  );
});
