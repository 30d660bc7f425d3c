const dayMs = 86_400_000;

/** The day after one, both year-month-day: calendars name the first day that is free again. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
