/** Address of an event's page. */
export function eventPath(contentId: string): string {
  return `/events/${contentId}`;
}

/** Address of an event's file for calendars. */
export function eventCalendarPath(contentId: string): string {
  return `${eventPath(contentId)}.ics`;
}
