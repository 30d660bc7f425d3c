import { hubPath } from "./routes";
import { slug } from "./slug";

const topicsFolder = "topics";

/** Where the pages of topics are. */
export const topicsPath = `${hubPath}/${topicsFolder}`;

/**
 * Address of a page of the list of a topic's articles: /news-articles/topics/cash-flow, then …/2.
 *
 * @param page From 1.
 */
export function topicPath(topic: string, page: number): string {
  return archivePath(`${topicsFolder}/${slug(topic)}`, page);
}

/**
 * Address of a page of the archive of one of the hub's tabs: /news-articles/blogs, then /news-articles/blogs/2.
 *
 * @param page From 1.
 */
export function archivePath(kind: string, page: number): string {
  const first = `${hubPath}/${kind}`;
  return page === 1 ? first : `${first}/${page}`;
}
