import { hubPath } from "../../common/routes";
import { absolute } from "../../common/siteUrl";
import { indexedPages, type SitePages } from "../pages/sitePages";
import { elements } from "./xml";

/** The text of sitemap.xml: the indexable pages, with the date of the last change if it is known. */
export function sitemap(data: SitePages): string {
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
  const entries = indexedPages(data).map(({ path }) => {
    const day = lastmod.get(path);
    return elements({ loc: absolute(path), ...(day && { lastmod: day }) });
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map((entry) => `<url>${entry}</url>`),
    "</urlset>\n",
  ].join("\n");
}
