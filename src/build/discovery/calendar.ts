import { createEvents } from "ics";
import { webAddress, type SiteIndex } from "./siteIndex";

/** events.ics: every event as a day in the calendar. Throws when an event cannot be written. */
export function calendar({ siteUrl, brand, events }: SiteIndex): string {
  const { host } = new URL(siteUrl);
  const { error, value } = createEvents(
    events.map(({ contentId, title, description, date, location, href }) => {
      const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
      return {
        uid: `${contentId}@${host}`,
        title,
        description,
        location,
        url: webAddress(siteUrl, href),
        start: [year, month, day],
        duration: { days: 1 },
        // The same on every build: calendars would see a change otherwise.
        created: [year, month, day],
        timestamp: Date.UTC(year, month - 1, day),
        status: "CONFIRMED",
        busyStatus: "FREE",
      };
    }),
    { calName: brand, productId: brand },
  );
  if (error || !value) throw error ?? new Error("The calendar is empty.");
  return value;
}
