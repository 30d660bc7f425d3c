import { hasPassed } from "../../../common/days";
import type { Problem } from "../../content/problem";
import { filesOf, type ValidContent } from "../contentContext";

interface EventFile {
  readonly date: string;
  readonly endDate?: string;
  readonly times?: string;
  readonly notice?: string;
  readonly link?: string;
}

/** An event ends after it begins. Until then it has a link to register, unless its notice says that nobody can. */
export function* eventProblems(content: ValidContent): Generator<Problem> {
  for (const { file, value } of filesOf<EventFile>(content, "EventItem")) {
    const { date, endDate = date, times = "00:00–24:00" } = value;
    const [start, end] = times.split("–");
    if (`${endDate} ${end}` <= `${date} ${start}`)
      yield file.problem(
        [endDate < date ? "endDate" : "times"],
        "The event ends before it begins.",
        "Write the last day of the event as endDate, and the time at which it ends after the dash.",
      );
    if (!value.link && !value.notice && !hasPassed(endDate, content.today))
      yield file.problem(
        [],
        "Visitors cannot register for this coming event.",
        'Add "link" with the https address of the registration, or with the name of a link in content/site.json.',
      );
  }
}
