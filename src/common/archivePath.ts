import { hubPath } from "./routes";

/** Where the pages of topics are. */
const topicsFolder = "topics";

/** The part of an address that stands for a topic: "Cash flow" -> "cash-flow". */
export function topicSlug(topic: string): string {
  return topic
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/**
 * Address of a page of the list of a topic's articles: /news-articles/topics/cash-flow, then …/2.
 *
 * @param page From 1.
 */
export function topicPath(topic: string, page: number): string {
  return archivePath(`${topicsFolder}/${topicSlug(topic)}`, page);
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
