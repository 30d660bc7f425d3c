import path from "node:path";
import { contentFileType } from "../../model/contentTypes";
import type { ContentFile } from "../contentFile";
import { field } from "../../../common/field";
import type { Problem } from "../problem";

/** Whether the name of a file fits its folder: items in news/ begin with "news-", documents as they like. */
export function fitsFolder(file: string): boolean {
  const kind = contentFileType(file)?.itemKind;
  return !kind || file.startsWith(`${kind.folder}/${kind.idPrefix}-`);
}

/** Ids are the same as the file's name and fit the folder, so that no two entries share one. */
export function* idProblems(files: readonly ContentFile[]): Generator<Problem> {
  for (const file of files) {
    const { folderKind, itemKind } = contentFileType(file.name) ?? {};
    if (!folderKind) continue;
    const id = field(file.value, "id");
    if (typeof id !== "string") continue;
    const base = path.posix.basename(file.name, ".json");
    if (itemKind && !fitsFolder(file.name)) {
      yield file.problem(
        ["id"],
        `The file's name "${base}" does not fit the folder ${itemKind.folder}.`,
        `Names and ids here begin with "${itemKind.idPrefix}-"; rename the file and write the same id.`,
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
