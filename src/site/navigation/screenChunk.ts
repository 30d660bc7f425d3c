import { isArticlePath } from "../../common/articlePath";
import { isEventPath } from "../../common/eventPath";
import { hubPath, routes } from "../../common/routes";

/** Folder and file of the screen behind a path; only the page's data tells of some. */
function screenOf(path: string): string | undefined {
  const page = routes.find((route) => route.path === path)?.page;
  if (page) return `${page}-${page}`;
  if (isArticlePath(path)) return "article-article";
  if (isEventPath(path)) return "event-event";
  return path.startsWith(`${hubPath}/`) ? "news-articles-archive" : undefined;
}

/** Gatsby's name for the code of the screen at an address of this site, such as /membership#startups. */
export function screenChunk(href: string): string | undefined {
  const screen = screenOf(href.replace(/[?#].*/, ""));
  return screen && `component---src-site-screens-${screen}-screen-tsx`;
}
