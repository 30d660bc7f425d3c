const folder = "/events/";

/** Address of an event's page. */
export function eventPath(contentId: string): string {
  return `${folder}${contentId}`;
}

/** Whether a path belongs to an event's page. */
export function isEventPath(pathname: string): boolean {
  return pathname.startsWith(folder);
}

/** Address of an event's file for calendars. */
export function eventCalendarPath(contentId: string): string {
  return `${eventPath(contentId)}.ics`;
}
