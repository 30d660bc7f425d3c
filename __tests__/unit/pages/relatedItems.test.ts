import { itemKindOf } from "../../../src/gatsby/model/itemKinds";
import { relatedTo } from "../../../src/gatsby/pages/relatedItems";

const item = (contentId: string, category = "Funding") => ({
  contentId,
  kind: itemKindOf(contentId).folder,
  category: { name: category },
});

test.each([
  ["news-9", "Funding", ["news-1", "blogs-4", "news-2"]],
  ["news-1", "Funding", ["blogs-4", "news-2", "features-1"]],
  ["events-1", "Webinar", ["news-1", "news-2", "blogs-4"]],
])(
  "%s has three related items, those of its category first",
  (contentId, category, expected) => {
    const candidates = [
      item("news-1"),
      item("news-2", "Consulting"),
      item("blogs-4"),
      item("features-1", "Mentorship"),
    ];
    expect(relatedTo(candidates, item(contentId, category))).toEqual(expected);
    expect(relatedTo([], item(contentId, category))).toEqual([]);
  },
);

test("events that are full or changed are suggested last", () => {
  const changed = { ...item("events-2"), notice: "full" } as const;
  expect(relatedTo([changed, item("news-1", "Other")], item("news-9"))).toEqual(
    ["news-1", "events-2"],
  );
});
