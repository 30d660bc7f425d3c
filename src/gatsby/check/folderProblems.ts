import { fileProblem, type Problem } from "../content/problem";
import { isContent, singleFiles } from "../model/contentTypes";
import { didYouMean } from "./wording";

/** Files in content/ that are not content. Hidden files and lock files begin with a dot or a tilde; Windows adds two. */
const otherFiles =
  /^(README\.md$|schemas\/)|(^|\/)([.~]|(Thumbs\.db|desktop\.ini)$)/i;

const needed = singleFiles.map(({ pattern }) => pattern);

/**
 * Missing files, and files that the site does not read. Beside the pictures these do no harm.
 *
 * @param names Every file below content/, with forward slashes.
 */
export const folderProblems = (names: readonly string[]): Problem[] => [
  ...names
    .filter((name) => !isContent(name) && !otherFiles.test(name))
    .map((name) =>
      fileProblem(
        name,
        "The site ignores this file: its name or folder is unknown.",
        `Correct the folder or the name, which ends in .json, for a picture in .jpg, .png, .webp or .svg; or delete the file.${didYouMean(name, needed)}`,
        name.startsWith("images/") ? "note" : "error",
      ),
    ),
  ...needed
    .filter((name) => !names.includes(name))
    .map((name) =>
      fileProblem(
        name,
        "The file is missing.",
        "Restore it; the site needs it.",
      ),
    ),
];
