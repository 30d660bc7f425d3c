import { contentFileType } from "../../model/contentTypes";
import { hasPassed } from "../../../common/days";
import type { ContentFile } from "../contentFile";
import { didYouMean } from "../closest";
import { field } from "../../../common/field";
import type { Problem } from "../problem";
import { quote } from "../quote";
import { textsOf } from "./values";

/** Offers that are no longer shown: told, but no error. */
function* passedOffers(file: ContentFile, today: string): Generator<Problem> {
  for (const { path, text } of textsOf(file)) {
    if (path.at(-1) !== "offerEnds" || !/^\d{4}-\d\d-\d\d$/.test(text))
      continue;
    if (hasPassed(text, today))
      yield file.problem(
        path,
        `The offer ended on ${text}: it is no longer shown.`,
        "Change the date, or replace the offer by a new one.",
        { severity: "note" },
      );
  }
}

/** An event does not end before it begins, and says both or neither of its times. */
function* eventTimes(file: ContentFile): Generator<Problem> {
  if (!contentFileType(file.name)?.itemKind?.isEvent) return;
  const [date, endDate, startTime, endTime] = [
    "date",
    "endDate",
    "startTime",
    "endTime",
  ].map((name) => {
    const value = field(file.value, name);
    return typeof value === "string" ? value : undefined;
  });
  if (date && endDate && endDate < date) {
    yield file.problem(
      ["endDate"],
      `The event ends on ${endDate}, before it begins on ${date}.`,
      "Write the last day of the event, or leave the field out where it has one day.",
    );
  } else if (startTime && endTime) {
    if (endTime <= startTime && (endDate ?? date) === date)
      yield file.problem(
        ["endTime"],
        `The event ends at ${endTime}, though it begins at ${startTime}.`,
        "Write the time at which it ends; where that is on another day, write endDate as well.",
      );
  } else if (startTime ?? endTime) {
    yield file.problem(
      [startTime ? "startTime" : "endTime"],
      `The event has no ${startTime ? "endTime" : "startTime"}.`,
      "Write both times, or none for an event that takes the whole day.",
    );
  }
}

/** Visitors can register for an event to come. */
function* missingRegistration(
  file: ContentFile,
  today: string,
): Generator<Problem> {
  if (!contentFileType(file.name)?.itemKind?.isEvent) return;
  const [date, endDate, link] = ["date", "endDate", "link"].map((name) =>
    field(file.value, name),
  );
  const lastDay = endDate ?? date;
  if (
    link === undefined &&
    typeof lastDay === "string" &&
    !hasPassed(lastDay, today)
  )
    yield file.problem(
      [],
      "The event is to come, and has no address to register at.",
      'Add "link" with the https address of its registration, or with the name of an outbound link of content/site.json.',
    );
}

/** Speakers are people of the page about the firm. */
function* unknownSpeakers(
  file: ContentFile,
  people: readonly string[],
): Generator<Problem> {
  const speakers = field(file.value, "speakers");
  if (!Array.isArray(speakers) || people.length === 0) return;
  for (const [index, name] of speakers.map(String).entries())
    if (!people.includes(name))
      yield file.problem(
        ["speakers", index],
        `${quote(name)} is not a member of the team.`,
        `Write the name of the founder or of a member of the team in content/pages/about.json, or add the person there.${didYouMean(name, people)}`,
      );
}

/** The names of the founder and the team; none where the file cannot be read. */
function teamOf(files: readonly ContentFile[]): readonly string[] {
  const about = files.find(({ name }) => name === "pages/about.json");
  const leadership = field(about?.value, "leadership");
  const team = field(leadership, "team");
  const people: unknown[] = Array.isArray(team) ? team : [];
  return [field(leadership, "founder"), ...people].flatMap((person) => {
    const name = field(person, "name");
    return typeof name === "string" ? [name] : [];
  });
}

/** What is wrong with events, and with the days of offers. */
export function* eventProblems(
  files: readonly ContentFile[],
  today: string,
): Generator<Problem> {
  const people = teamOf(files);
  for (const file of files) {
    yield* passedOffers(file, today);
    yield* eventTimes(file);
    yield* missingRegistration(file, today);
    yield* unknownSpeakers(file, people);
  }
}
