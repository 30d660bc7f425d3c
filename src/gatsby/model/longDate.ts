import { language } from "../../common/language";

const format = new Intl.DateTimeFormat(language, {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** A day as pages say it: "2026-10-12" -> "12 October 2026". */
export const longDate = (day: string): string => format.format(new Date(day));
