import { dayMs, hasPassed, isOnClock } from "../../../common/days";
import {
  dayOfEnd,
  endsAfterMidnight,
  type EventNotice,
} from "../../../common/events";
import type { ContentFile } from "../../content/ContentFile";
import type { Problem } from "../../content/problem";
import { filesOf, type ValidContent } from "./validContent";

interface EventFile {
  readonly date: string;
  readonly endDate?: string;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly timeZone?: string;
  readonly notice?: EventNotice;
  readonly online: boolean;
  readonly hybrid?: boolean;
  readonly link?: string;
  readonly announced?: string;
  readonly agenda?: readonly { readonly time: string }[];
}

/** An event that takes more days is probably a slip. */
const mostDays = 31;

/** Times at which the clocks of the event's place never are, because they jump over them that day. */
function* jumpedTimes(
  file: ContentFile,
  value: EventFile,
  siteZone: string,
): Generator<Problem> {
  const { date, timeZone = siteZone } = value;
  for (const [name, day] of [
    ["startTime", date],
    ["endTime", dayOfEnd(value)],
  ] as const) {
    const time = value[name];
    if (time && !isOnClock(day, time, timeZone))
      yield file.problem(
        [name],
        `There is no ${time} on ${day} in ${timeZone}: the clocks are set forward.`,
        "Write the time that the clocks show.",
      );
  }
}

/**
 * An event ends after it begins. It has both times or neither. Until it ends it has a link to register, unless its
 * notice says that nobody can. What is possible, but unlikely, is a note.
 */
export function* eventProblems(content: ValidContent): Generator<Problem> {
  const [site] = filesOf<{ timeZone: string }>(content, "SiteContent");
  for (const { file, value } of filesOf<EventFile>(content, "EventItem")) {
    const { date, endDate = date, startTime, endTime, link } = value;
    const { announced = date, agenda = [] } = value;
    yield* jumpedTimes(file, value, site?.value.timeZone ?? "UTC");
    if (value.online && value.hybrid)
      yield file.problem(
        ["hybrid"],
        "The event is online only and hybrid.",
        'Write "online": false for an event with a place, or remove hybrid.',
      );
    const days = (Date.parse(endDate) - Date.parse(date)) / dayMs + 1;
    // From midnight on, the times of an evening count after those before it.
    const order = agenda.map(({ time }) =>
      endsAfterMidnight(value) && time <= (endTime ?? "") ? `24+${time}` : time,
    );
    const early = order.findIndex(
      (time, index) => time < (order[index - 1] ?? ""),
    );
    if (days < 1)
      yield file.problem(
        ["endDate"],
        `The event ends on ${endDate}, before it begins on ${date}.`,
        "Write the last day of the event. If it takes one day, remove the field.",
      );
    if (days > mostDays)
      yield file.note(
        ["endDate"],
        `The event takes ${days} days.`,
        "Correct the days, if this is a slip.",
      );
    if (
      days === 1 &&
      startTime &&
      endTime &&
      endTime <= startTime &&
      !endsAfterMidnight(value)
    )
      yield file.problem(
        ["endTime"],
        `The event ends at ${endTime}, but begins at ${startTime}.`,
        "Write the time at which it ends. An evening may end after midnight; if it ends later, add endDate.",
      );
    if (Boolean(startTime) !== Boolean(endTime))
      yield file.problem(
        [startTime ? "startTime" : "endTime"],
        `The event has no ${startTime ? "endTime" : "startTime"}.`,
        "Write both times, or neither for an all-day event.",
      );
    if (
      link === undefined &&
      !value.notice &&
      !hasPassed(endDate, content.context.today)
    )
      yield file.problem(
        [],
        "Visitors cannot register for this coming event.",
        'Add "link" with the https address of the registration, or with the name of a link in content/site.json.',
      );
    if (announced > endDate)
      yield file.note(
        ["announced"],
        `The event is announced on ${announced}, after it has ended.`,
        "Write the day on which visitors first read of it.",
      );
    if (days === 1 && early > 0)
      yield file.note(
        ["agenda", early, "time"],
        `${agenda[early]?.time} comes before the time above it.`,
        "Write the parts of the agenda in the order of their times.",
      );
  }
}
