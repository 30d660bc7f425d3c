import path from "node:path";
import { hub } from "../../common/routes";
import { isContent, requiredFiles, singleFiles } from "../model/contentTypes";
import { itemKinds } from "../model/itemKinds";
import { fileProblem, type Problem } from "../content/problem";
import { didYouMean } from "./wording";

/** Files in content/ that are not content. Hidden files and lock files begin with a dot or a tilde. */
const otherFiles = /^(README\.md$|schemas\/)|(^|\/)([.~]|Thumbs\.db$)/i;

/** A file that the site does not read. Beside the pictures it does no harm. */
function unknownFile(name: string): Problem {
  const { ext } = path.posix.parse(name);
  const lower = name.slice(0, -ext.length) + ext.toLowerCase();
  if (isContent(lower))
    return fileProblem(
      name,
      `The site ignores this file: its name ends in ${ext}.`,
      `Rename it to ${path.posix.basename(lower)}.`,
      "note",
    );
  return name.startsWith("images/")
    ? fileProblem(
        name,
        `The site ignores this file: it shows no ${ext || "such"} files.`,
        "Save it as a JPEG, PNG, WebP or SVG file, or delete it.",
        "note",
      )
    : fileProblem(
        name,
        "The site ignores this file: its name or folder is unknown.",
        `Correct the name, which ends in .json, or the folder; or delete the file.${didYouMean(
          name,
          singleFiles.map(({ pattern }) => pattern),
        )}`,
      );
}

/**
 * Missing files, unknown files and empty folders.
 *
 * @param names Every file below content/, with forward slashes.
 */
export function folderProblems(names: readonly string[]): Problem[] {
  const unknown = names.filter(
    (name) => !isContent(name) && !otherFiles.test(name),
  );
  const missing = requiredFiles.filter(
    ({ pattern }) => !names.includes(pattern),
  );
  const emptyKinds = itemKinds.filter(
    (kind) =>
      hub &&
      kind.hub &&
      !names.some((name) => name.startsWith(`${kind.folder}/`)),
  );
  return [
    ...unknown.map(unknownFile),
    ...missing.map(({ pattern }) =>
      fileProblem(
        pattern,
        "The file is missing.",
        "Restore it; the site needs it.",
      ),
    ),
    ...emptyKinds.map(({ folder }) =>
      fileProblem(
        folder,
        "The folder is empty: its tab on the news hub says that there is nothing yet.",
        `Add an item: npm run content:new -- ${folder} "Its title".`,
        "note",
      ),
    ),
  ];
}
