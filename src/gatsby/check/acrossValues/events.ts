import { hasPassed } from "../../../common/days";
import type { Problem } from "../../content/problem";
import { filesOf, type ValidContent } from "./validContent";

interface EventFile {
  readonly date: string;
  readonly endDate?: string;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly notice?: string;
  readonly link?: string;
}

/** An event ends after it begins. Until then it has a link to register, unless its notice says that nobody can. */
export function* eventProblems(content: ValidContent): Generator<Problem> {
  for (const { file, value } of filesOf<EventFile>(content, "EventItem")) {
    const { date, endDate = date, startTime = "", endTime, link } = value;
    if (endDate < date)
      yield file.problem(
        ["endDate"],
        `The event ends on ${endDate}, before it begins on ${date}.`,
        "Write the last day of the event. If it takes one day, remove the field.",
      );
    if (endDate === date && endTime && endTime <= startTime)
      yield file.problem(
        ["endTime"],
        `The event ends at ${endTime}, but begins at ${startTime}.`,
        "Write the time at which it ends, or endDate for an event that ends on another day.",
      );
    if (endTime && !startTime)
      yield file.problem(
        ["endTime"],
        "The event has no startTime.",
        "Write both times, or neither for an all-day event.",
      );
    if (
      link === undefined &&
      !value.notice &&
      !hasPassed(endDate, content.today)
    )
      yield file.problem(
        [],
        "Visitors cannot register for this coming event.",
        'Add "link" with the https address of the registration, or with the name of a link in content/site.json.',
      );
  }
}
