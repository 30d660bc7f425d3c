import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import { hubPath } from "../../common/routes";
import { indexedPages, type SitePages } from "../pages/sitePages";
import { absolute, siteUrl } from "../../common/siteUrl";

/** The text of sitemap.xml: the indexable pages, with their date if they have one, and the hub with that of its newest article. */
export async function sitemap(data: SitePages): Promise<string> {
  const { articles, documents } = data;
  const lastmod = new Map(
    [...articles, ...documents.nodes].map(({ path, date }) => [path, date]),
  );
  if (articles[0]) lastmod.set(hubPath, articles[0].date);
  const entries = indexedPages(data).map(({ path }) => ({
    url: absolute(path),
    lastmod: lastmod.get(path),
  }));
  const stream = new SitemapStream({
    hostname: siteUrl(),
    lastmodDateOnly: true,
  });
  return (
    await streamToPromise(Readable.from(entries).pipe(stream))
  ).toString();
}
