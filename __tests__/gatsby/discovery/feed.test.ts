import { feed, maxFeedItems } from "../../../src/gatsby/discovery/feed";
import type { SitePages } from "../../../src/gatsby/pages/sitePages";
import { siteBlog, siteEvent } from "../../support/items";

const dayAt = (age: number) =>
  new Date(Date.UTC(2026, 0, 1) - age * 86_400_000).toISOString().slice(0, 10);

const content = {
  brand: { fullName: "Firm LLP", name: "Firm" },
  tagline: "A firm.",
  locale: "en-GB",
  email: "hello@example.com",
};

/** The feed's items for a number of articles. */
async function feedOf(
  count: number,
  textOf = (age: number) => `<p>Text ${age}.</p>`,
  events: SitePages["events"] = [],
) {
  const articles = Array.from({ length: count }, (_, age) =>
    siteBlog(age, dayAt(age)),
  );
  const items = articles.map((_, age) => ({
    article: { html: textOf(age), author: { name: "A writer" } },
  }));
  const { json } = await feed(
    { articles, events, content },
    () => Promise.resolve({ data: { items } }),
    dayAt(0),
  );
  return (
    JSON.parse(json) as { items: { title: string; content_html: string }[] }
  ).items;
}

test("a feed has only the newest articles, with their texts", async () => {
  const items = await feedOf(maxFeedItems + 5);
  expect(items.map(({ title, content_html }) => [title, content_html])).toEqual(
    Array.from({ length: maxFeedItems }, (_, age) => [
      `Blog ${age}`,
      `<p>Text ${age}.</p>`,
    ]),
  );
});

test("an event appears in the feed on the day of its announcement", async () => {
  const events = [
    siteEvent("/", { title: "Now", announced: dayAt(0) }),
    siteEvent("/", { title: "Tomorrow", announced: dayAt(-1) }),
  ];
  const items = await feedOf(1, undefined, events);
  expect(items.map(({ title }) => title)).toEqual(["Blog 0", "Now"]);
});

test("the feed was updated when its last entry was", async () => {
  const older = siteBlog(1, dayAt(9));
  const article = { ...older.article, updated: dayAt(2) };
  const blogs = [siteBlog(0, dayAt(5)), { ...older, article }];
  const { rss } = await feed(
    { articles: blogs, events: [], content },
    () => Promise.resolve({ data: { items: [] } }),
    dayAt(0),
  );
  const [, built = ""] = /<lastBuildDate>(.*)<\/lastBuildDate>/.exec(rss) ?? [];
  expect(new Date(built).toISOString().slice(0, 10)).toBe(dayAt(2));
});

test("a description with signs of HTML is text in both formats", async () => {
  const description = "Why 1 < 2 & <b>more</b>.";
  const { rss, json } = await feed(
    {
      articles: [{ ...siteBlog(0, dayAt(0)), description }],
      events: [],
      content,
    },
    () => Promise.resolve({ data: { items: [] } }),
    dayAt(0),
  );
  // RSS holds HTML in a CDATA section.
  expect(rss).toContain(
    "<description><![CDATA[Why 1 &lt; 2 &amp; &lt;b>more&lt;/b>.]]></description>",
  );
  expect(JSON.parse(json)).toMatchObject({ items: [{ summary: description }] });
});

test("addresses of pictures and links are absolute", async () => {
  const html =
    '<p>In <a href="/contact">/static/x</a>, <a href="https://example.com/a">there</a>.</p><picture><source srcset="/static/a.avif 371w,\n/static/b.avif 741w" /><img src="/static/a.jpg" /></picture>';
  const site = "https://www.example.com";
  const [item] = await feedOf(1, () => html);
  expect(item?.content_html).toBe(
    html
      .replace('"/contact', `"${site}/contact`)
      .replace(/(?<=["\n])\/static/g, `${site}/static`),
  );
});
