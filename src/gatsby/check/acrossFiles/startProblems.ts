import { field } from "../../../common/field";
import { cohortDayNames } from "../../model/cohortDays";
import { hasPassed } from "../../../common/days";
import type { ContentFile } from "../contentFile";
import type { Problem } from "../problem";
import { textsOf } from "./values";

const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

/** The cohort's days follow each other: applications end, then applicants hear, then it begins. */
function* daysOutOfOrder(file: ContentFile): Generator<Problem> {
  const dates = field(file.value, "dates");
  let before: { name: string; date: string } | undefined;
  for (const name of cohortDayNames) {
    const date = field(dates, name);
    if (!isDay(date)) continue;
    if (before && date < before.date)
      yield file.problem(
        ["dates", name],
        `The ${name} is on ${date}, before the ${before.name}, ${before.date}.`,
        "Write the days of one cohort in their order: deadline, decision, start.",
      );
    else before = { name, date };
  }
}

/** Days to come that have passed, of programmes and of the cohort: told, but no error. */
function* passedDays(file: ContentFile, today: string): Generator<Problem> {
  for (const { path, text } of textsOf(file)) {
    const [parent, name] = path.slice(-2);
    const isShown =
      (parent === "nextStart" && name === "date") ||
      (parent === "dates" && cohortDayNames.some((each) => each === name));
    if (isShown && isDay(text) && hasPassed(text, today))
      yield file.problem(
        path,
        `${text} has passed: the day is no longer shown.`,
        "Write the next one, or leave the field out.",
        { severity: "note" },
      );
  }
}

/** Days on which programmes and the cohort begin. */
export function* startProblems(
  files: readonly ContentFile[],
  today: string,
): Generator<Problem> {
  for (const file of files) {
    if (!file.name.startsWith("pages/")) continue;
    yield* daysOutOfOrder(file);
    yield* passedDays(file, today);
  }
}
