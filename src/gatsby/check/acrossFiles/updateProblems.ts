import type { ContentFile } from "../contentFile";
import { field } from "../../../common/field";
import type { Problem } from "../problem";

/** An article is not changed before it is published. */
export function* updateProblems(
  files: readonly ContentFile[],
): Generator<Problem> {
  for (const file of files) {
    const date = field(file.value, "date");
    const updated = field(field(file.value, "article"), "updated");
    if (
      typeof date === "string" &&
      typeof updated === "string" &&
      updated < date
    )
      yield file.problem(
        ["article", "updated"],
        `The article was updated on ${updated}, before its date, ${date}.`,
        "Write the day of the last change, or leave the field out.",
      );
  }
}
