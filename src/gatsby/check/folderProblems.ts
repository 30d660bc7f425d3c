import path from "node:path";
import {
  contentFileType,
  contentPlaces,
  requiredFiles,
} from "../model/contentTypes";
import { itemKinds } from "../model/itemKinds";
import { fileProblem, type Problem } from "./problem";
import { didYouMean } from "./wording";

/** Files that stand in content/ without being content. */
const besides = /^(README\.md|schemas\/.*|images\/.*|(.*\/)?\.[^/]*)$/;

function unknownFile(name: string, missing: readonly string[]): Problem {
  const folder = path.posix.dirname(name);
  const isEntry = contentPlaces.some(
    ({ folderKind }) => folderKind?.folder === folder,
  );
  return isEntry && !name.endsWith(".json")
    ? fileProblem(
        name,
        "The file is not read: its name does not end in .json.",
        `Rename it to ${name.replace(/(\.json)?\.[^./]*$/i, "")}.json, or delete it.`,
      )
    : fileProblem(
        name,
        "The content model knows no file of this name.",
        `Correct the name of the file or its folder, or delete the file.${didYouMean(name, missing.length > 0 ? missing : requiredFiles)}`,
      );
}

/**
 * Files that are missing, or that nothing reads. A required file under another name is one problem, not two.
 *
 * @param names Every file below content/, with forward slashes.
 */
export function folderProblems(names: readonly string[]): Problem[] {
  const missing = requiredFiles.filter((name) => !names.includes(name));
  const unknown = names
    .filter((name) => !contentFileType(name) && !besides.test(name))
    .map((name) => unknownFile(name, missing));
  const emptyKinds = itemKinds.filter(
    ({ folder, type }) =>
      !names.some(
        (name) =>
          path.posix.dirname(name) === folder &&
          contentFileType(name)?.typeName === type,
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
          "Restore it; the site cannot be built without it.",
        ),
      ),
    ...emptyKinds.map(({ folder, label }) =>
      fileProblem(
        folder,
        `The folder is empty; its tab on the news hub needs at least one ${label}.`,
        "Add one: npm run content:new.",
      ),
    ),
  ];
}
