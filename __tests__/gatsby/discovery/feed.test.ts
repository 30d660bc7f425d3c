import { feed, maxFeedItems } from "../../../src/gatsby/discovery/feed";
import type { SiteData } from "../../../src/gatsby/discovery/siteData";
import { itemKinds } from "../../../src/gatsby/model/itemKinds";
import type { Article } from "../../../src/gatsby/model/items";
import { siteEvent } from "../../support/siteEvent";

const kind = itemKinds.find(({ folder }) => folder === "blogs");
if (!kind) throw new Error('Kind "blogs" not found.');

const dayAt = (age: number) =>
  new Date(Date.UTC(2026, 0, 1) - age * 86_400_000).toISOString().slice(0, 10);

const blog = (age: number): Article => ({
  __typename: "BlogItem",
  kind,
  contentId: `blogs-${age}`,
  path: `/article/${age}`,
  href: `/article/${age}`,
  title: `Article ${age}`,
  description: "An article.",
  date: dayAt(age),
  category: { name: "Funding" },
  featuredPicture: null,
  article: {
    subtitle: "",
    updated: null,
    tags: [],
    author: { name: "A writer", title: "" },
    pictures: [],
  },
});

/** The items of the feed of a site with so many blogs. */
async function feedOf(
  count: number,
  textOf = (age: number) => `<p>Text ${age}.</p>`,
  events: SiteData["events"] = [],
) {
  const articles = Array.from({ length: count }, (_, age) => blog(age));
  const content = {
    brand: { fullName: "Firm LLP", name: "Firm" },
    tagline: "A firm.",
    email: "hello@example.com",
  };
  const nodes = articles.map(({ path }, age) => ({
    path,
    article: { html: textOf(age) },
  }));
  const { json } = await feed(
    { articles, events, content },
    () =>
      Promise.resolve({
        data: { articles: { nodes }, events: { nodes: [] } },
      }),
    dayAt(0),
  );
  const { items } = JSON.parse(json) as {
    items: { title: string; content_html: string }[];
  };
  return items;
}

test("a feed holds the newest articles with their texts and no more", async () => {
  const items = await feedOf(maxFeedItems + 5);
  expect(items.map(({ title, content_html }) => [title, content_html])).toEqual(
    Array.from({ length: maxFeedItems }, (_, age) => [
      `Article ${age}`,
      `<p>Text ${age}.</p>`,
    ]),
  );
});

test("an event is in the feed from the day of its announcement", async () => {
  const events = [
    siteEvent("/", { title: "Now", announced: dayAt(0) }),
    siteEvent("/", { title: "Tomorrow", announced: dayAt(-1) }),
  ];
  const items = await feedOf(1, undefined, events);
  expect(items.map(({ title }) => title)).toEqual(["Article 0", "Now"]);
});

test("pictures and links of a text lead to the site from wherever it is read", async () => {
  const html =
    '<p>In <a href="/contact">/static/x</a>, <a href="https://example.com/a">there</a>.</p><picture><source srcSet="/static/a.avif 371w,\n/static/b.avif 741w"/><img src="/static/a.jpg"/></picture>';
  const site = "https://www.example.com";
  const [item] = await feedOf(1, () => html);
  expect(item?.content_html).toBe(
    html
      .replace('"/contact', `"${site}/contact`)
      .replace(/(?<=["\n])\/static/g, `${site}/static`),
  );
});
