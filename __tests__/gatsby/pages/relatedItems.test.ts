import { relatedTo } from "../../../src/gatsby/pages/relatedItems";

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
  expect(relatedTo(candidates)(item("news-9", "Funding"))).toEqual([
    "news-1",
    "blogs-4",
    "news-2",
  ]);
});

test("An item never proposes itself", () => {
  expect(relatedTo(candidates)(item("news-1", "Funding"))).toEqual([
    "blogs-4",
    "news-2",
    "features-1",
  ]);
});

test("There are at most three", () => {
  expect(relatedTo(candidates)(item("events-1", "Webinar"))).toHaveLength(3);
});

test("Fewer candidates give fewer proposals", () => {
  expect(relatedTo(candidates.slice(0, 2))(item("news-1", "Funding"))).toEqual([
    "news-2",
  ]);
});
