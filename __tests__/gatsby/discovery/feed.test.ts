import { feed, maxFeedItems } from "../../../src/gatsby/discovery/feed";
import { siteBlog, siteEvent } from "../../support/items";

const dayAt = (age: number) =>
  new Date(Date.UTC(2026, 0, 1) - age * 86_400_000).toISOString().slice(0, 10);

const blogs = (count: number) =>
  Array.from({ length: count }, (_, age) => siteBlog(age, dayAt(age)));

interface JsonItem {
  readonly title: string;
  readonly content_html: string;
  readonly summary: string;
}

/** Both formats of a feed. */
async function feedOf(
  articles: ReturnType<typeof siteBlog>[],
  events: ReturnType<typeof siteEvent>[] = [],
  textOf = (age: number) => `<p>Text ${age}.</p>`,
) {
  const content = {
    brand: { fullName: "Firm LLP", name: "Firm" },
    tagline: "A firm.",
    locale: "en-GB",
    email: "hello@example.com",
  };
  const items = articles.map((_, age) => ({
    article: { html: textOf(age) },
  }));
  const { rss, json } = await feed(
    { articles, events, content },
    () => Promise.resolve({ data: { items } }),
    dayAt(0),
  );
  return { rss, items: (JSON.parse(json) as { items: JsonItem[] }).items };
}

test("a feed has only the newest articles, with their texts", async () => {
  const { items } = await feedOf(blogs(maxFeedItems + 5));
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
  const { items } = await feedOf(blogs(1), events);
  expect(items.map(({ title }) => title)).toEqual(["Blog 0", "Now"]);
});

test("the feed was updated when its last entry was", async () => {
  const older = siteBlog(1, dayAt(9));
  const article = { ...older.article, updated: dayAt(2) };
  const { rss } = await feedOf([siteBlog(0, dayAt(5)), { ...older, article }]);
  const [, built = ""] = /<lastBuildDate>(.*)<\/lastBuildDate>/.exec(rss) ?? [];
  expect(new Date(built).toISOString().slice(0, 10)).toBe(dayAt(2));
});

test("a description with signs of HTML is text in both formats", async () => {
  const description = "Why 1 < 2 & <b>more</b>.";
  const { rss, items } = await feedOf([
    { ...siteBlog(0, dayAt(0)), description },
  ]);
  // RSS holds HTML in a CDATA section.
  expect(rss).toContain(
    "<description><![CDATA[Why 1 &lt; 2 &amp; &lt;b>more&lt;/b>.]]></description>",
  );
  expect(items).toMatchObject([{ summary: description }]);
});

test("addresses of pictures and links are absolute", async () => {
  const html =
    '<p>In <a href="/contact">/static/x</a>, <a href="https://example.com/a">there</a>.</p><picture><source srcset="/static/a.avif 371w,\n/static/b.avif 741w" /><img src="/static/a.jpg" /></picture>';
  const site = "https://www.example.com";
  const { items } = await feedOf(blogs(1), [], () => html);
  expect(items[0]?.content_html).toBe(
    html
      .replace('"/contact', `"${site}/contact`)
      .replace(/(?<=["\n])\/static/g, `${site}/static`),
  );
});
