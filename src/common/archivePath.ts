import { hubPath } from "./routes";

/**
 * Address of a page of the archive of one of the hub's tabs: /news-articles/blogs, then /news-articles/blogs/2.
 *
 * @param page From 1.
 */
export function archivePath(kind: string, page: number): string {
  const first = `${hubPath}/${kind}`;
  return page === 1 ? first : `${first}/${page}`;
}
