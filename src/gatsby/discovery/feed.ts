import { Feed } from "feed";
import { hubPath } from "../../common/routes";
import { language } from "../../common/language";
import { absolute, type SiteIndex } from "./siteIndex";

/** HTML whose links and pictures lead somewhere outside the site too. */
const withFullAddresses = (html: string, siteUrl: string): string =>
  html.replace(/ (href|src|srcSet)="[^"]*"/gi, (attribute) =>
    attribute.replace(/(?<=["\s])\/(?!\/)/g, `${siteUrl}/`),
  );

/**
 * The feed of the newest news, articles and blogs with their full text, and of announced events: RSS 2.0 for readers, JSON
 * Feed for programs.
 */
export function feed({
  siteUrl,
  brand,
  tagline,
  email,
  feedItems,
}: SiteIndex): {
  rss: string;
  json: string;
} {
  const channel = new Feed({
    id: absolute(siteUrl, hubPath),
    link: absolute(siteUrl, hubPath),
    title: brand,
    description: tagline,
    language,
    copyright: brand,
    favicon: `${siteUrl}/favicon.ico`,
    updated: feedItems[0] ? new Date(feedItems[0].date) : undefined,
    feedLinks: { rss: `${siteUrl}/feed.xml`, json: `${siteUrl}/feed.json` },
    author: { name: brand, email, link: siteUrl },
  });
  for (const {
    path,
    title,
    description,
    date,
    updated,
    category,
    author,
    html,
  } of feedItems) {
    const address = absolute(siteUrl, path);
    channel.addItem({
      id: address,
      link: address,
      title,
      description,
      content: withFullAddresses(html, siteUrl),
      published: new Date(date),
      date: new Date(updated),
      author: [{ name: author, email }],
      category: [{ name: category }],
    });
  }
  return { rss: channel.rss2(), json: channel.json1() };
}
