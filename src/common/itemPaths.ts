const articlePrefix = "/article/";
const eventPrefix = "/events/";

/** Path of an item's article page. */
export const articlePath = (contentId: string): string =>
  articlePrefix + contentId;

/** The page that hosts send for an unknown address below /article/ (docs/product.md#article-not-found). */
export const articleNotFoundPath = articlePath("404.html");

/** Whether a path is that of an article page, which may not exist. */
export const isArticlePath = (pathname: string): boolean =>
  pathname.startsWith(articlePrefix);

/** Path of an event's page. */
export const eventPath = (contentId: string): string => eventPrefix + contentId;

/** Whether a path is that of an item's page, of any kind. */
export const isItemPath = (pathname: string): boolean =>
  isArticlePath(pathname) || pathname.startsWith(eventPrefix);

/** Path of an event's calendar file. */
export const eventCalendarPath = (contentId: string): string =>
  `${eventPath(contentId)}.ics`;
