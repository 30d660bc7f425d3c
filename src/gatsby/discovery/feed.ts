import { Feed } from "feed";
import { hubPath } from "../../common/routes";
import { language } from "../../common/language";
import { escapeHtml } from "../model/escapeHtml";
import { articleKinds } from "../model/itemKinds";
import { queryOrThrow, type Query } from "../model/queryOrThrow";
import type { Item } from "../model/readItems";
import type { SiteData } from "./siteData";
import { absolute, siteUrl } from "./siteUrl";

/** Readers ask for a feed every hour, and want what is new. */
export const mostFeedItems = 50;

/** Addresses of items, with their texts as HTML. */
type TextsQuery = Query<
  Record<
    string,
    {
      nodes: {
        path: string;
        article?: { html: string };
        aboutHtml?: string | null;
      }[];
    }
  >
>;

/** Only the newest: to make an article's text safe takes longer than all else that machines read. */
const textsQuery = `
  query NewestTexts {
    announced: allEventItem(filter: { announced: { ne: null } }) {
      nodes { path aboutHtml }
    }
    ${articleKinds
      .map(
        ({ folder, type }) => `
    ${folder}: all${type}(
      sort: { date: DESC }
      limit: ${mostFeedItems}
      filter: { article: { subtitle: { ne: null } } }
    ) {
      nodes { path article { html } }
    }`,
      )
      .join("")}
  }
`;

interface FeedData extends Pick<SiteData, "articles" | "events"> {
  readonly content: Pick<SiteData["content"], "brand" | "tagline" | "email">;
}

interface Entry {
  item: Item;
  /** Year-month-day; of an event the day of its announcement. */
  date: string;
  updated: string;
  author: string;
  html: string;
}

/** The newest articles with their texts, and announced events with what happens. */
function newestEntries(
  { articles, events, content }: FeedData,
  texts: ReadonlyMap<string, string | null | undefined>,
  today: string,
): Entry[] {
  return [
    ...articles.slice(0, mostFeedItems).map((item) => ({
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
    .slice(0, mostFeedItems);
}

/** HTML whose links and pictures lead somewhere outside the site too. */
const withFullAddresses = (html: string): string =>
  html.replace(/ (href|src|srcSet)="[^"]*"/gi, (attribute) =>
    attribute.replace(/(?<=["\s])\/(?!\/)/g, `${siteUrl()}/`),
  );

/**
 * The feed of the newest news, articles and blogs with their full text, and of announced events: RSS 2.0 for readers, JSON
 * Feed for programs. Throws when the texts cannot be read.
 *
 * @param today Year-month-day; later announcements are not in it.
 */
export async function feed(
  data: FeedData,
  graphql: TextsQuery,
  today: string,
): Promise<{ rss: string; json: string }> {
  const answer = await queryOrThrow(graphql, textsQuery, "The newest texts");
  const texts = new Map(
    Object.values(answer)
      .flatMap(({ nodes }) => nodes)
      .map(({ path, article, aboutHtml }) => [
        path,
        article?.html ?? aboutHtml,
      ]),
  );
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
      content: withFullAddresses(html),
      published: new Date(date),
      date: new Date(updated),
      author: [{ name: author, email }],
      category: [{ name: item.category.name }],
    });
  }
  return { rss: channel.rss2(), json: channel.json1() };
}
