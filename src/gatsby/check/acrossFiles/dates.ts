import { hasPassed } from "../../../common/days";
import { cohortDayNames } from "../../model/cohortDays";
import { articleKinds } from "../../model/itemKinds";
import { minutesToRead } from "../../model/readTime";
import type { Problem } from "../problem";
import { count } from "../wording";
import type { Content } from "./content";

interface EventFile {
  readonly date: string;
  readonly endDate?: string;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly link?: string;
}

/** An event does not end before it begins, and says both or neither of its times. */
function* eventTimes(content: Content): Generator<Problem> {
  for (const { file, value } of content.ofType<EventFile>("EventItem")) {
    const { date, endDate = date, startTime, endTime } = value;
    if (endDate < date)
      yield file.problem(
        ["endDate"],
        `The event ends on ${endDate}, before it begins on ${date}.`,
        "Write the last day of the event, or leave the field out where it has one day.",
      );
    if (endDate === date && startTime && endTime && endTime <= startTime)
      yield file.problem(
        ["endTime"],
        `The event ends at ${endTime}, though it begins at ${startTime}.`,
        "Write the time at which it ends; where that is on another day, write endDate as well.",
      );
    if (Boolean(startTime) !== Boolean(endTime))
      yield file.problem(
        [startTime ? "startTime" : "endTime"],
        `The event has no ${startTime ? "endTime" : "startTime"}.`,
        "Write both times, or none for an event that takes the whole day.",
      );
  }
}

/** Visitors can register for an event to come. */
function* missingRegistrations(content: Content): Generator<Problem> {
  for (const { file, value } of content.ofType<EventFile>("EventItem"))
    if (
      value.link === undefined &&
      !hasPassed(value.endDate ?? value.date, content.today)
    )
      yield file.problem(
        [],
        "The event is to come, and has no address to register at.",
        'Add "link" with the https address of its registration, or with the name of an outbound link of content/site.json.',
      );
}

/** The cohort's days follow each other: applications end, then applicants hear, then it begins. */
function* cohortDays(content: Content): Generator<Problem> {
  interface Cohort {
    dates: Partial<Record<string, string>>;
  }
  for (const { file, value } of content.ofType<Cohort>("CohortPage")) {
    const days = cohortDayNames.flatMap((name) => {
      const date = value.dates[name];
      return date ? [{ name, date }] : [];
    });
    for (const [index, { name, date }] of days.entries()) {
      const before = days[index - 1];
      if (before && date < before.date)
        yield file.problem(
          ["dates", name],
          `The ${name} is on ${date}, before the ${before.name}, ${before.date}.`,
          "Write the days of one cohort in their order: deadline, decision, start.",
        );
    }
  }
}

/** Days to come that have passed, of programmes, of the cohort and of offers: worth a note, but no error. */
function* passedDays({ files, today }: Content): Generator<Problem> {
  for (const file of files.filter(({ name }) => name.startsWith("pages/")))
    for (const { path, text } of file.texts()) {
      const [parent, name = ""] = path.slice(-2).map(String);
      if (!/^\d{4}-\d\d-\d\d$/.test(text) || !hasPassed(text, today)) continue;
      if (name === "offerEnds")
        yield file.note(
          path,
          `The offer ended on ${text}: it is no longer shown.`,
          "Change the date, or replace the offer by a new one.",
        );
      else if (parent === "nextStart" || parent === "dates")
        yield file.note(
          path,
          `${text} has passed: the day is no longer shown.`,
          "Write the next one, or leave the field out.",
        );
    }
}

interface ReadableFile {
  readonly date: string;
  readonly article?: {
    readonly updated?: string;
    readonly readTime?: string;
    readonly content: readonly string[];
  };
}

/** An article is not changed before it is published, and its read time says about what its words say. */
function* articleTimes(content: Content): Generator<Problem> {
  for (const { file, value } of articleKinds.flatMap(({ type }) =>
    content.ofType<ReadableFile>(type),
  )) {
    if (!value.article) continue;
    const {
      updated = value.date,
      readTime = "",
      content: text,
    } = value.article;
    if (updated < value.date)
      yield file.problem(
        ["article", "updated"],
        `The article was updated on ${updated}, before its date, ${value.date}.`,
        "Write the day of the last change, or leave the field out.",
      );
    const [, written] = /(\d+)\s*min/i.exec(readTime) ?? [];
    const minutes = minutesToRead(text);
    // People read at different speeds; beyond this a read time was not counted but guessed.
    const margin = Math.max(1, minutes / 4);
    if (written && Math.abs(Number(written) - minutes) > margin)
      yield file.problem(
        ["article", "readTime"],
        `The read time is ${count(Number(written), "minute")}, and reading the text takes about ${minutes}.`,
        `Write ${minutes}, or leave the field out: it is then worked out from the text.`,
      );
  }
}

/** Days and times that contradict each other, or have passed. */
export function* dateProblems(content: Content): Generator<Problem> {
  yield* eventTimes(content);
  yield* missingRegistrations(content);
  yield* cohortDays(content);
  yield* passedDays(content);
  yield* articleTimes(content);
}
