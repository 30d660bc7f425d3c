import path from "node:path";
import { contentFileType } from "../../model/contentTypes";
import type { ContentFile } from "../contentFile";
import { field } from "../field";
import type { Problem } from "../problem";

/** Whether the name of an item's file fits its folder: those in news/ begin with "news-". */
export function fitsFolder(file: string): boolean {
  const kind = contentFileType(file)?.itemKind;
  return (
    kind !== undefined && file.startsWith(`${kind.folder}/${kind.idPrefix}-`)
  );
}

/** Ids are the same as the file's name and fit the folder, so that no two items share one. */
export function* idProblems(files: readonly ContentFile[]): Generator<Problem> {
  for (const file of files) {
    const kind = contentFileType(file.name)?.itemKind;
    if (!kind) continue;
    const id = field(file.value, "id");
    if (typeof id !== "string") continue;
    const base = path.posix.basename(file.name, ".json");
    if (!fitsFolder(file.name)) {
      yield file.problem(
        ["id"],
        `The file's name "${base}" does not fit the folder ${kind.folder}.`,
        `Names and ids here begin with "${kind.idPrefix}-"; rename the file and write the same id.`,
      );
    } else if (id !== base) {
      yield file.problem(
        ["id"],
        `The id "${id}" does not match the file's name.`,
        `Write "${base}", or rename the file to ${id}.json.`,
      );
    }
  }
}
