import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import { hubPath } from "../../common/routes";
import { absolute, type SiteIndex } from "./siteIndex";

/** sitemap.xml: exactly the indexable pages, with the date of the newest content where it has one. */
export async function sitemap({
  siteUrl,
  pages,
  documents,
  articles,
  events,
}: SiteIndex): Promise<string> {
  const newest = articles
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
  const entries = [
    ...pages.map(({ path }) => ({
      url: absolute(siteUrl, path),
      lastmod: path === hubPath ? newest : undefined,
    })),
    ...documents.map(({ path, date }) => ({
      url: absolute(siteUrl, path),
      lastmod: date,
    })),
    ...articles.map(({ path, updated }) => ({
      url: absolute(siteUrl, path),
      lastmod: updated,
    })),
    ...events.map(({ path }) => ({ url: absolute(siteUrl, path) })),
  ];
  const stream = new SitemapStream({
    hostname: siteUrl,
    lastmodDateOnly: true,
  });
  return (
    await streamToPromise(Readable.from(entries).pipe(stream))
  ).toString();
}
