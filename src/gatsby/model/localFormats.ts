import type { Day } from "../../common/days";

/** How the site writes prices and days: the locale and the currency of content/site.json. */
type SiteLocale = Pick<Queries.SiteContent, "locale" | "currency">;

/**
 * A price as people of the site's locale write it. It has decimals only if the amount has them. The build writes all
 * prices, because loading the data of Intl takes 40 ms on a phone.
 */
export const writtenPrice = (
  amount: number,
  { locale, currency }: SiteLocale,
): string =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(amount);

const days = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

/** A day as people of a locale write it. */
export const writtenDay = (day: Day, locale: string): string =>
  days(locale).format(new Date(day));

/** The days from the first to the last one, which share what they have in common: "15–19 March 2027". */
export const writtenDays = (first: Day, last: Day, locale: string): string =>
  days(locale)
    .formatRange(new Date(first), new Date(last))
    // Intl puts thin spaces round the dash, also between two numbers of days.
    .replace(/(?<=\b\d{1,2})\s–\s(?=\d)/, "–");
