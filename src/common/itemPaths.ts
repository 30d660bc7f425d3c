const articleFolder = "/article/";

/** Address of a content item in the article reader. */
export function articlePath(contentId: string): string {
  return `${articleFolder}${contentId}`;
}

/** Whether a path belongs to the article reader: whatever is not found there is a missing article, not a missing page. */
export function isArticlePath(pathname: string): boolean {
  return pathname.startsWith(articleFolder);
}

const eventFolder = "/events/";

/** Address of an event's page. */
export function eventPath(contentId: string): string {
  return `${eventFolder}${contentId}`;
}

/** Whether a path belongs to an event's page. */
export function isEventPath(pathname: string): boolean {
  return pathname.startsWith(eventFolder);
}

/** Address of an event's file for calendars. */
export function eventCalendarPath(contentId: string): string {
  return `${eventPath(contentId)}.ics`;
}
