const articlePrefix = "/article/";
const eventPrefix = "/events/";

/** Path of an item's article page. */
export const articlePath = (contentId: string): string =>
  articlePrefix + contentId;

/** Whether a path is that of an article page, which may not exist. */
export const isArticlePath = (pathname: string): boolean =>
  pathname.startsWith(articlePrefix);

/** Path of an event's page. */
export const eventPath = (contentId: string): string => eventPrefix + contentId;

/** Whether a path belongs to an event's page. */
export const isEventPath = (pathname: string): boolean =>
  pathname.startsWith(eventPrefix);

/** Path of an event's calendar file. */
export const eventCalendarPath = (contentId: string): string =>
  `${eventPath(contentId)}.ics`;
