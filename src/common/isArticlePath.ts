/** Whether a path belongs to the article reader: whatever is not found there is a missing article, not a missing page. */
export function isArticlePath(pathname: string): boolean {
  return pathname.startsWith("/article/");
}
