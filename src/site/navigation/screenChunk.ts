import { isArticlePath, isEventPath } from "../../common/itemPaths";

/** Folder and file of the screen behind a path. The pages of the route table are named after their paths. */
function screenOf(path: string): string {
  if (isArticlePath(path)) return "article-article";
  if (isEventPath(path)) return "event-event";
  const page = path.slice(1).replaceAll("/", "-") || "home";
  return `${page}-${page}`;
}

/**
 * Gatsby's name for the code of the screen at an address of this site, such as /membership#startups. There is none of
 * that name where only the page's data tell the screen.
 */
export function screenChunk(href: string): string {
  const screen = screenOf(href.replace(/[?#].*/, ""));
  return `component---src-site-screens-${screen}-screen-tsx`;
}
