import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import { hubPath } from "../../common/routes";
import { indexedPages, type SitePages } from "../pages/sitePages";
import { absolute, siteUrl } from "../../common/siteUrl";

/** The text of sitemap.xml: the indexable pages, with the date of the last change if it is known. */
export async function sitemap(data: SitePages): Promise<string> {
  const changed = data.articles.map(({ path, date, article }) => ({
    path,
    date: article.updated ?? date,
  }));
  const lastmod = new Map(
    [...changed, ...data.documents.nodes].map(({ path, date }) => [path, date]),
  );
  const [newest] = changed
    .map(({ date }) => date)
    .sort()
    .reverse();
  if (newest) lastmod.set(hubPath, newest);
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
