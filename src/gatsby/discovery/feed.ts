import { Feed } from "feed";
import { visit } from "unist-util-visit";
import { hubPath } from "../../common/routes";
import { escapeHtml } from "../html/escapeHtml";
import { renderTree, textPipeline } from "../html/textTree";
import { isArticle, titleWithNotice } from "../model/items";
import { queryOrThrow, type Query } from "../model/queryOrThrow";
import type { SitePages } from "../pages/sitePages";
import { absolute, siteUrl } from "../../common/siteUrl";

/** Number of items in a feed. */
export const maxFeedItems = 50;

// Only of the items in the feed, because sanitising their HTML is slow.
const query = /* graphql */ `
  query FeedTexts($contentIds: [String!]!) {
    items: itemsByIds(contentIds: $contentIds) {
      ... on ArticleItem { article { html } }
      ... on EventItem { aboutHtml }
    }
  }
`;

interface FeedData extends Pick<SitePages, "articles" | "events"> {
  readonly content: Pick<
    SitePages["content"],
    "brand" | "tagline" | "email" | "locale"
  >;
}

/** The newest articles and announced events. An event has the date of its announcement. */
function newestEntries({ articles, events }: FeedData, today: string) {
  const ofArticles = articles.map((item) => ({
    item,
    date: item.date,
    updated: item.article.updated ?? item.date,
  }));
  const ofEvents = events.flatMap((item) => {
    const { announced: date } = item;
    return date && date <= today ? [{ item, date, updated: date }] : [];
  });
  return [...ofArticles, ...ofEvents]
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, maxFeedItems);
}

type Text = Queries.FeedTextsQuery["items"][number];

/** The text of an article or an event as HTML, if it has one. */
function htmlOf(text: Text = {}): string | null | undefined {
  if (isArticle(text)) return text.article.html;
  return "aboutHtml" in text ? text.aboutHtml : undefined;
}

/** Makes the addresses of links and pictures absolute. */
function withAbsoluteAddresses(html: string): string {
  const tree = textPipeline.parse(html);
  visit(tree, "element", ({ properties }) => {
    for (const name of ["href", "src", "srcSet"])
      if (properties[name])
        properties[name] = String(properties[name]).replace(
          /(?<=^|\s)\/(?!\/)/g,
          `${siteUrl()}/`,
        );
  });
  return renderTree(tree);
}

/** The entries as the feed has them in both formats, with their texts in the same order. */
const itemsOf = (
  entries: ReturnType<typeof newestEntries>,
  texts: readonly Text[],
  { brand, email }: FeedData["content"],
) =>
  entries.map(({ item, date, updated }, index) => {
    const address = absolute(item.path);
    return {
      id: address,
      link: address,
      title: titleWithNotice(item),
      description: item.description,
      content: withAbsoluteAddresses(
        htmlOf(texts[index]) ?? `<p>${escapeHtml(item.description)}</p>`,
      ),
      published: new Date(date),
      date: new Date(updated),
      author: [
        {
          name: isArticle(item) ? item.article.author.name : brand.fullName,
          email,
        },
      ],
      category: [{ name: item.category.name }],
    };
  });

/**
 * A feed of items.
 *
 * @param describe Writes a plain text as the format wants it: descriptions of RSS are HTML.
 */
function channelOf(
  items: ReturnType<typeof itemsOf>,
  { brand, tagline, email, locale }: FeedData["content"],
  describe: (text: string) => string,
): Feed {
  const [updated] = items
    .map(({ date }) => date)
    .sort((one, other) => other.getTime() - one.getTime());
  const channel = new Feed({
    id: absolute(hubPath ?? "/"),
    link: absolute(hubPath ?? "/"),
    title: brand.fullName,
    description: describe(tagline),
    language: locale,
    copyright: brand.fullName,
    favicon: absolute("/favicon.ico"),
    updated,
    feedLinks: { rss: absolute("/feed.xml"), json: absolute("/feed.json") },
    author: { name: brand.fullName, email, link: siteUrl() },
  });
  for (const item of items)
    channel.addItem({ ...item, description: describe(item.description) });
  return channel;
}

/**
 * Builds the feed as RSS 2.0 and as JSON Feed: the newest news, articles and blogs in full, and announced events.
 * Throws when the texts cannot be queried.
 *
 * @param today As YYYY-MM-DD. Events announced after this day are left out.
 */
export async function feed(
  data: FeedData,
  graphql: Query<Queries.FeedTextsQuery>,
  today: string,
): Promise<{ rss: string; json: string }> {
  const entries = newestEntries(data, today);
  const { items: texts } = await queryOrThrow(graphql, query, {
    contentIds: entries.map(({ item }) => item.contentId),
  });
  const channelItems = itemsOf(entries, texts, data.content);
  const rss = channelOf(channelItems, data.content, escapeHtml).rss2();
  const json = channelOf(channelItems, data.content, String).json1();
  return { rss, json };
}
