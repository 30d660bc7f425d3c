import path from "node:path";
import {
  contentFileType,
  contentPlaces,
  requiredFiles,
} from "../model/contentTypes";
import { itemKinds } from "../model/itemKinds";
import { didYouMean } from "./closest";
import type { Problem } from "./problem";

/** Files that stand in content/ without being content. */
const besides = /^(README\.md|schemas\/.*|images\/.*|(.*\/)?\.[^/]*)$/;

function ofFile(file: string, message: string, remedy: string): Problem {
  return {
    severity: "error",
    file,
    line: 1,
    column: 1,
    field: "",
    message,
    remedy,
  };
}

/** The problem of a file that is there and cannot be opened. */
export function unreadableFile(name: string): Problem {
  return ofFile(
    name,
    "The file cannot be read.",
    "Put the file itself here, with the right to read it.",
  );
}

function unknownFile(name: string, missing: readonly string[]): Problem {
  const remedy =
    "Correct the name of the file or its folder, or delete the file.";
  const folder = path.posix.dirname(name);
  const isEntry = contentPlaces.some(
    ({ folderKind }) => folderKind?.folder === folder,
  );
  return !name.endsWith(".json") && isEntry
    ? ofFile(
        name,
        "The file is not read: its name does not end in .json.",
        `Rename it to ${name.replace(/(\.json)?\.[^./]*$/i, "")}.json, or delete it.`,
      )
    : ofFile(
        name,
        "The content model knows no file of this name.",
        `${remedy}${didYouMean(name, missing.length > 0 ? missing : requiredFiles)}`,
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
  const isTold = (name: string): boolean =>
    unknown.some(({ remedy }) => remedy.endsWith(`"${name}"?`));
  return [
    ...unknown,
    ...missing
      .filter((name) => !isTold(name))
      .map((name) =>
        ofFile(
          name,
          "The file is missing.",
          "Restore it; the site cannot be built without it.",
        ),
      ),
    ...itemKinds
      .filter(
        ({ folder }) =>
          !names.some(
            (name) =>
              path.posix.dirname(name) === folder && contentFileType(name),
          ),
      )
      .map(({ folder, label }) =>
        ofFile(
          folder,
          `The folder is empty; its tab on the news hub needs at least one ${label}.`,
          "Add one: npm run content:new.",
        ),
      ),
  ];
}
