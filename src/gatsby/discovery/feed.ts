import { Feed } from "feed";
import { language } from "../../common/language";
import { hubPath } from "../../common/routes";
import { escapeHtml } from "../model/escapeHtml";
import { queryOrThrow, type Query } from "../model/queryOrThrow";
import type { Item } from "../model/items";
import type { SiteData } from "./siteData";
import { absolute, siteUrl } from "./siteUrl";

/** Number of items in a feed. Keep it equal to the limit in the query below. */
export const maxFeedItems = 50;

// Limited to the newest articles, because sanitising their HTML is slow.
const query = /* graphql */ `
  query NewestTexts {
    articles: allReadableItem(
      sort: { date: DESC }
      limit: 50
      filter: { article: { subtitle: { ne: null } } }
    ) {
      nodes { path article { html } }
    }
    events: allEventItem(filter: { announced: { ne: null } }) {
      nodes { path aboutHtml }
    }
  }
`;

interface FeedData extends Pick<SiteData, "articles" | "events"> {
  readonly content: Pick<SiteData["content"], "brand" | "tagline" | "email">;
}

interface Entry {
  item: Item;
  /** Year-month-day. For an event, the day of its announcement. */
  date: string;
  updated: string;
  author: string;
  html: string;
}

/** The newest articles and announced events with their texts. */
function newestEntries(
  { articles, events, content }: FeedData,
  texts: ReadonlyMap<string, string | null | undefined>,
  today: string,
): Entry[] {
  return [
    ...articles.slice(0, maxFeedItems).map((item) => ({
      item,
      date: item.date,
      updated: item.article.updated ?? item.date,
      author: item.article.author.name,
      html: texts.get(item.path) ?? "",
    })),
    ...events.flatMap((item) => {
      const { announced: date, path, description } = item;
      if (!date || date > today) return [];
      const html = texts.get(path) ?? `<p>${escapeHtml(description)}</p>`;
      const author = content.brand.fullName;
      return [{ item, date, updated: date, author, html }];
    }),
  ]
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, maxFeedItems);
}

/** Makes the addresses of links and pictures absolute. */
const withAbsoluteAddresses = (html: string): string =>
  html.replace(/ (href|src|srcSet)="[^"]*"/gi, (attribute) =>
    attribute.replace(/(?<=["\s])\/(?!\/)/g, `${siteUrl()}/`),
  );

/**
 * Builds the feed as RSS 2.0 and as JSON Feed: the newest news, articles and blogs in full, and announced events.
 * Throws when the texts cannot be queried.
 *
 * @param today As YYYY-MM-DD. Events announced after this day are left out.
 */
export async function feed(
  data: FeedData,
  graphql: Query<Queries.NewestTextsQuery>,
  today: string,
): Promise<{ rss: string; json: string }> {
  const answer = await queryOrThrow(graphql, query, "The newest texts");
  const texts = new Map([
    ...answer.articles.nodes.map(
      ({ path, article }) => [path, article?.html] as const,
    ),
    ...answer.events.nodes.map(
      ({ path, aboutHtml }) => [path, aboutHtml] as const,
    ),
  ]);
  const entries = newestEntries(data, texts, today);
  const { brand, tagline, email } = data.content;
  const channel = new Feed({
    id: absolute(hubPath),
    link: absolute(hubPath),
    title: brand.fullName,
    description: tagline,
    language,
    copyright: brand.fullName,
    favicon: absolute("/favicon.ico"),
    updated: entries[0] && new Date(entries[0].date),
    feedLinks: { rss: absolute("/feed.xml"), json: absolute("/feed.json") },
    author: { name: brand.fullName, email, link: siteUrl() },
  });
  for (const { item, date, updated, author, html } of entries) {
    const address = absolute(item.path);
    channel.addItem({
      id: address,
      link: address,
      title: item.title,
      description: item.description,
      content: withAbsoluteAddresses(html),
      published: new Date(date),
      date: new Date(updated),
      author: [{ name: author, email }],
      category: [{ name: item.category.name }],
    });
  }
  return { rss: channel.rss2(), json: channel.json1() };
}
