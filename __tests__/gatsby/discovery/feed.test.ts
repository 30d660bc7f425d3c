import { feed } from "../../../src/gatsby/discovery/feed";
import {
  mostFeedItems,
  readSiteIndex,
} from "../../../src/gatsby/discovery/siteIndex";
import { pageType, rootField } from "../../../src/gatsby/model/pageNames";
import { routes } from "../../../src/common/routes";

const words = {
  seo: { title: "{label}, {page}", description: "All about {label}." },
  title: "{label}",
};

/** What Gatsby's data layer answers for a site with so many blogs, newest first. */
function answerWith(count: number) {
  const blogs = Array.from({ length: count }, (_, age) => ({
    path: `/article/${age}`,
    title: `Article ${age}`,
    description: "An article.",
    date: new Date(Date.UTC(2026, 0, 1) - age * 86_400_000).toISOString(),
    category: { name: "Funding" },
    article: {
      author: { name: "A writer" },
      tags: [],
      html: `<p>Text ${age}.</p>`,
    },
  }));
  const none = { nodes: [] };
  const seo = { title: "A page", description: "About the page." };
  return {
    site: { siteMetadata: { siteUrl: "https://www.example.com" } },
    content: {
      brand: { fullName: "Firm LLP", name: "Firm" },
      tagline: "A firm.",
      email: "hello@example.com",
    },
    news: none,
    articles: none,
    blogs: { nodes: blogs },
    events: none,
    cohort: { hero: { title: "Cohort", lead: "" }, dates: { days: [] } },
    redirects: none,
    documents: none,
    hub: {
      tabs: [],
      archive: {
        ...words,
        position: "Page {page} of {pages}",
        topic: words,
      },
    },
    ...Object.fromEntries(
      routes.map(({ page }) => [rootField(pageType(page)), { seo }]),
    ),
  };
}

test("a feed holds the newest articles with their texts and no more, however many there are", async () => {
  const data = answerWith(mostFeedItems + 5);
  const graphql = <Answer>() => Promise.resolve({ data: data as Answer });
  const index = await readSiteIndex(graphql, "2026-11-22");
  const { items } = JSON.parse(feed(index).json) as {
    items: { title: string; content_html: string }[];
  };
  expect(items.map(({ title, content_html }) => [title, content_html])).toEqual(
    Array.from({ length: mostFeedItems }, (_, age) => [
      `Article ${age}`,
      `<p>Text ${age}.</p>`,
    ]),
  );
});

test("pictures and links of a text lead to the site from wherever it is read", async () => {
  const html =
    '<p>In <a href="/contact">/static/x</a>, <a href="https://example.com/a">there</a>.</p><picture><source srcSet="/static/a.avif 371w,\n/static/b.avif 741w"/><img src="/static/a.jpg"/></picture>';
  const data = answerWith(1);
  for (const { article } of data.blogs.nodes) article.html = html;
  const graphql = <Answer>() => Promise.resolve({ data: data as Answer });
  const { items } = JSON.parse(
    feed(await readSiteIndex(graphql, "2026-11-22")).json,
  ) as { items: { content_html: string }[] };
  const site = "https://www.example.com";
  expect(items[0]?.content_html).toBe(
    html
      .replace('"/contact', `"${site}/contact`)
      .replace(/(?<=["\n])\/static/g, `${site}/static`),
  );
});
