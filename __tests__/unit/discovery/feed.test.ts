import { feed, maxFeedItems } from "../../../src/gatsby/discovery/feed";
import { siteBlog, siteEvent } from "../../support/items";

const today = "2027-01-22";

const content = {
  brand: { fullName: "Firm & Sons", name: "Firm" },
  tagline: "A firm.",
  locale: "en-GB",
};

const articles = Array.from({ length: maxFeedItems + 5 }, (_, number) =>
  siteBlog(number, "2027-01-02"),
);

test("the feed has the newest articles by day of publication", () => {
  const text = feed({ content, articles, events: [] }, today);
  expect(text.match(/<item>/g)).toHaveLength(maxFeedItems);
  expect(text).toContain("<title>Firm &amp; Sons</title>");
  expect(text).toContain(
    "<item><title>Blog 0</title><link>https://www.example.com/article/blogs-0</link>",
  );
  expect(text).toContain("<pubDate>Sat, 02 Jan 2027 00:00:00 GMT</pubDate>");
});

test("coming events are first, with day and place", () => {
  const events = [
    siteEvent("/", { title: "Now" }),
    siteEvent("/", { title: "Over", lastDay: "2027-01-21" }),
  ];
  const text = feed({ content, articles: [], events }, today);
  expect(text).toContain(
    "<description>22 January 2027, Delhi. Two hours, twelve founders.</description>",
  );
  expect(text).not.toContain("Over");
});
