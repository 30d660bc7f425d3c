const reader = "/article/";

/** Address of a content item in the article reader. */
export function articlePath(contentId: string): string {
  return `${reader}${contentId}`;
}

/** Whether a path belongs to the article reader: whatever is not found there is a missing article, not a missing page. */
export function isArticlePath(pathname: string): boolean {
  return pathname.startsWith(reader);
}
