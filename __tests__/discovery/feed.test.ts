/** @jest-environment node */
import { feed, mostFeedItems } from "../../src/discovery/feed";
import { emptySiteIndex } from "../support/siteIndex";

test("a feed holds the newest articles and no more, however many there are", () => {
  const articles = Array.from({ length: mostFeedItems + 5 }, (_, age) => ({
    path: `/article/${age}`,
    title: `Article ${age}`,
    description: "An article.",
    date: new Date(Date.UTC(2026, 0, 1) - age * 86_400_000).toISOString(),
    category: "Funding",
    author: "A writer",
    tags: [],
    html: "<p>Text.</p>",
  }));
  const { json } = feed({ ...emptySiteIndex, articles });
  const { items } = JSON.parse(json) as { items: { title: string }[] };
  expect(items.map(({ title }) => title)).toEqual(
    articles.slice(0, mostFeedItems).map(({ title }) => title),
  );
});
