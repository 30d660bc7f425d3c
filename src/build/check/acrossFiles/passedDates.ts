import { contentFileType } from "../../model/contentTypes";
import type { ContentFile } from "../contentFile";
import type { Problem } from "../problem";
import { textsOf } from "./values";

/** Events and offers that have passed: told, but no error. */
export function* passedDates(
  files: readonly ContentFile[],
  today: string,
): Generator<Problem> {
  for (const file of files) {
    const isEvent = contentFileType(file.name)?.itemKind?.isEvent ?? false;
    for (const { path, text } of textsOf(file)) {
      const name = path.at(-1);
      const isDue =
        name === "offerEnds" ||
        (isEvent && name === "date" && path.length === 1);
      if (!isDue || !/^\d{4}-\d\d-\d\d$/.test(text) || text >= today) continue;
      yield file.problem(
        path,
        `The ${isEvent ? "event" : "offer"} of ${text} has passed.`,
        "Change the date, or replace it by a new one.",
        { severity: "note" },
      );
    }
  }
}
