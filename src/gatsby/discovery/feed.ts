import type { Day } from "../../common/days";
import { byEnd } from "../../common/events";
import { hubPath } from "../../common/routes";
import { absolute } from "../../common/siteUrl";
import { titleWithNotice, type Article, type EventItem } from "../model/items";
import type { SitePages } from "../pages/sitePages";

/** Number of articles in the feed. */
export const maxFeedItems = 50;

interface FeedData extends Pick<SitePages, "articles" | "events"> {
  readonly content: Pick<SitePages["content"], "brand" | "tagline" | "locale">;
}

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** An element for each property, in order. */
const elements = (properties: Readonly<Record<string, string>>): string =>
  Object.entries(properties)
    .map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`)
    .join("");

const entryOf = (item: Article | EventItem, description: string) => ({
  title: titleWithNotice(item),
  link: absolute(item.path),
  guid: absolute(item.path),
  description,
  category: item.category.name,
});

/**
 * The text of feed.xml (RSS 2.0): coming events with their day and place, which have no date of publication, and the
 * newest news, articles and blogs.
 */
export function feed({ articles, events, content }: FeedData, today: Day) {
  const title = content.brand.fullName;
  const entries = [
    ...byEnd(events, today).coming.map((item) =>
      entryOf(item, `${item.shownDays}, ${item.location}. ${item.description}`),
    ),
    ...articles.slice(0, maxFeedItems).map((item) => ({
      ...entryOf(item, item.description),
      pubDate: new Date(item.date).toUTCString(),
    })),
  ];
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    elements({
      title,
      link: absolute(hubPath),
      description: content.tagline,
      language: content.locale,
    }),
    `<atom:link href="${absolute("/feed.xml")}" rel="self" type="application/rss+xml"/>`,
    ...entries.map((entry) => `<item>${elements(entry)}</item>`),
    "</channel></rss>\n",
  ].join("\n");
}
