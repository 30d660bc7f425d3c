import { contentFileType, requiredFiles } from "../model/contentTypes";
import { itemKinds } from "../model/itemKinds";
import { fileProblem, type Problem } from "../content/problem";
import { didYouMean } from "./wording";

/** Files in content/ that are not content. Hidden files and lock files begin with a dot or a tilde. */
const otherFiles = /^(README\.md$|schemas\/|images\/)|(^|\/)[.~]/;

/**
 * Missing files, unknown files and empty folders.
 *
 * @param names Every file below content/, with forward slashes.
 */
export function folderProblems(names: readonly string[]): Problem[] {
  const unknown = names.filter(
    (name) => !contentFileType(name) && !otherFiles.test(name),
  );
  const missing = requiredFiles.filter((name) => !names.includes(name));
  const emptyKinds = itemKinds.filter(
    ({ folder, hub }) =>
      hub && !names.some((name) => name.startsWith(`${folder}/`)),
  );
  return [
    ...unknown.map((name) =>
      fileProblem(
        name,
        "The site ignores this file: its name or folder is unknown.",
        `Correct the name, which ends in .json, or the folder; or delete the file.${didYouMean(name, requiredFiles)}`,
      ),
    ),
    ...missing.map((name) =>
      fileProblem(
        name,
        "The file is missing.",
        "Restore it; the site needs it.",
      ),
    ),
    ...emptyKinds.map(({ folder }) =>
      fileProblem(
        folder,
        "The folder is empty, but its tab on the news hub needs at least one item.",
        `Add one: npm run content:new -- ${folder} "Its title".`,
      ),
    ),
  ];
}
