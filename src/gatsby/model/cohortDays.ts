import { fillTemplate } from "../../common/fillTemplate";
import { language } from "../../common/language";

const format = new Intl.DateTimeFormat(language, {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "2026-10-12" -> "12 October 2026". */
const longDate = (day: string): string => format.format(new Date(day));

/** The days of the next cohort, in their order. */
export const cohortDayNames = ["deadline", "decision", "start"] as const;

type Name = (typeof cohortDayNames)[number];

/** The raw days, year-month-day, and the text about each. */
type DatesSource = Readonly<
  Partial<Record<Name, string>> & Record<`${Name}Text`, string>
>;

/** A day that applicants wait for. */
export interface CohortDay {
  readonly name: Name;
  /** Year-month-day. */
  readonly date: string;
  /** "Applications until 31 January 2027". */
  readonly text: string;
}

/** The cohort's known days with their texts for page and calendar (docs/product.md#cohort). */
export const cohortDays = (dates: DatesSource): CohortDay[] =>
  cohortDayNames.flatMap((name) => {
    const date = dates[name];
    if (!date) return [];
    const text = fillTemplate(dates[`${name}Text`], { date: longDate(date) });
    return [{ name, date, text }];
  });
