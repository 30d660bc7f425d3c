import path from "node:path";
import {
  contentFileType,
  contentPlaces,
  requiredFiles,
} from "../model/contentTypes";
import { itemKinds } from "../model/itemKinds";
import { fileProblem, type Problem } from "./problem";
import { didYouMean } from "./wording";

/** Files in content/ that are no content. */
const otherFiles = /^(README\.md|schemas\/.*|images\/.*|(.*\/)?\.[^/]*)$/;

function unknownFile(name: string, missing: readonly string[]): Problem {
  const folder = path.posix.dirname(name);
  const isEntry = contentPlaces.some(
    ({ folderKind }) => folderKind?.folder === folder,
  );
  return isEntry && !name.endsWith(".json")
    ? fileProblem(
        name,
        "The site ignores this file: its name does not end in .json.",
        `Rename it to ${name.replace(/(\.json)?\.[^./]*$/i, "")}.json, or delete it.`,
      )
    : fileProblem(
        name,
        "The site ignores this file: its name or folder is unknown.",
        `Correct the name or the folder, or delete the file.${didYouMean(name, missing.length > 0 ? missing : requiredFiles)}`,
      );
}

/**
 * Missing files and unknown files. A required file under a wrong name is one problem, not two.
 *
 * @param names Every file below content/, with forward slashes.
 */
export function folderProblems(names: readonly string[]): Problem[] {
  const missing = requiredFiles.filter((name) => !names.includes(name));
  const unknown = names
    .filter((name) => !contentFileType(name) && !otherFiles.test(name))
    .map((name) => unknownFile(name, missing));
  const emptyKinds = itemKinds.filter(
    ({ folder, hub }) =>
      hub &&
      !names.some(
        (name) => contentFileType(name)?.folderKind?.folder === folder,
      ),
  );
  return [
    ...unknown,
    ...missing
      .filter((name) => !unknown.some(({ remedy }) => remedy.includes(name)))
      .map((name) =>
        fileProblem(
          name,
          "The file is missing.",
          "Restore it; the site needs it.",
        ),
      ),
    ...emptyKinds.map(({ folder, label }) =>
      fileProblem(
        folder,
        `The folder is empty, but its tab on the news hub needs at least one ${label}.`,
        `Add one: npm run content:new -- ${folder} "Its title".`,
      ),
    ),
  ];
}
