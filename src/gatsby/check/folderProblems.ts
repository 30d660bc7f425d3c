import path from "node:path";
import { fileProblem, type Problem } from "../content/problem";
import { isContent, singleFiles } from "../model/contentTypes";
import { didYouMean } from "./wording";

/** Files in content/ that are not content. Hidden files and lock files begin with a dot or a tilde; Windows adds two. */
const otherFiles =
  /^(README\.md$|schemas\/)|(^|\/)([.~]|(Thumbs\.db|desktop\.ini)$)/i;

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
 * Missing files, and files that the site does not read.
 *
 * @param names Every file below content/, with forward slashes.
 */
export const folderProblems = (names: readonly string[]): Problem[] => [
  ...names
    .filter((name) => !isContent(name) && !otherFiles.test(name))
    .map(unknownFile),
  ...singleFiles
    .filter(({ pattern }) => !names.includes(pattern))
    .map(({ pattern }) =>
      fileProblem(
        pattern,
        "The file is missing.",
        "Restore it; the site needs it.",
      ),
    ),
];
