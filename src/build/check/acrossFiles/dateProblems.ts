import { contentFileType } from "../../model/contentTypes";
import { hasPassed } from "../../../common/hasPassed";
import type { ContentFile } from "../contentFile";
import { field } from "../field";
import type { Problem } from "../problem";
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

/** An event does not end before it begins. */
function* eventEnds(file: ContentFile): Generator<Problem> {
  if (!contentFileType(file.name)?.itemKind?.isEvent) return;
  const [date, endDate] = [
    field(file.value, "date"),
    field(file.value, "endDate"),
  ];
  if (typeof date === "string" && typeof endDate === "string" && endDate < date)
    yield file.problem(
      ["endDate"],
      `The event ends on ${endDate}, before it begins on ${date}.`,
      "Write the last day of the event, or leave the field out where it has one day.",
    );
}

/** What is wrong with the days of events and offers. */
export function* dateProblems(
  files: readonly ContentFile[],
  today: string,
): Generator<Problem> {
  for (const file of files) {
    yield* passedOffers(file, today);
    yield* eventEnds(file);
  }
}
