import { contentFileType } from "../../model/contentTypes";
import { idPrefix } from "../../model/itemIds";
import type { ContentFile } from "../contentFile";
import { field } from "../field";
import type { Problem } from "../problem";

/** Whether the name of an item's file fits its folder: those in news/ begin with "news-". */
export function fitsFolder(file: string): boolean {
  const [folder = "", base = ""] = file.split("/");
  return base.startsWith(`${idPrefix(folder)}-`);
}

/** Ids are the same as the file's name and fit the folder, so that no two items share one. */
export function* idProblems(files: readonly ContentFile[]): Generator<Problem> {
  for (const file of files) {
    if (contentFileType(file.name)?.kind !== "item") continue;
    const id = field(file.value, "id");
    if (typeof id !== "string") continue;
    const [folder = "", base = ""] = file.name
      .replace(/\.json$/, "")
      .split("/");
    if (!fitsFolder(file.name)) {
      yield file.problem(
        ["id"],
        `The file's name "${base}" does not fit the folder ${folder}.`,
        `Names and ids here begin with "${idPrefix(folder)}-"; rename the file and write the same id.`,
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
