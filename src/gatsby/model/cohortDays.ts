import { fillTemplate } from "../../common/fillTemplate";
import { longDate } from "./longDate";

/** The days of the cohort that comes next, in their order. */
export const cohortDayNames = ["deadline", "decision", "start"] as const;

type Name = (typeof cohortDayNames)[number];

/** The days as they are written, year-month-day, and what is said of each. */
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

/** The days that are written, with what page, brochure and calendar say of them (docs/product.md#cohort). */
export const cohortDays = (dates: DatesSource): CohortDay[] =>
  cohortDayNames.flatMap((name) => {
    const date = dates[name];
    if (!date) return [];
    const text = fillTemplate(dates[`${name}Text`], { date: longDate(date) });
    return [{ name, date, text }];
  });
