const articleFolder = "/article/";
const eventFolder = "/events/";

/** Path of a content item in the article reader. */
export const articlePath = (contentId: string): string =>
  articleFolder + contentId;

/** Whether a path belongs to the article reader. An unknown one is a missing article. */
export const isArticlePath = (pathname: string): boolean =>
  pathname.startsWith(articleFolder);

/** Path of an event's page. */
export const eventPath = (contentId: string): string => eventFolder + contentId;

/** Whether a path belongs to an event's page. */
export const isEventPath = (pathname: string): boolean =>
  pathname.startsWith(eventFolder);

/** Path of an event's calendar file. */
export const eventCalendarPath = (contentId: string): string =>
  `${eventPath(contentId)}.ics`;
