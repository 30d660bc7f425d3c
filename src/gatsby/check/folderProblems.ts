import path from "node:path";
import { fileProblem, type Problem } from "../content/problem";
import { isContent, singleFiles } from "../model/contentTypes";
import { didYouMean } from "./wording";

/** Files in content/ that are not content. Hidden files and lock files begin with a dot or a tilde; Windows adds two. */
const otherFiles =
  /^(README\.md$|schemas\/)|(^|\/)([.~]|(Thumbs\.db|desktop\.ini)$)/i;

const needed = singleFiles.map(({ pattern }) => pattern);

/** A file that the site does not read. Beside the pictures it does no harm. */
const unknownFile = (name: string): Problem =>
  name.startsWith("images/")
    ? fileProblem(
        name,
        `The site ignores this file: it shows no ${path.extname(name) || "such"} files.`,
        "Save it as a .jpg, .png, .webp or .svg file, in small letters, or delete it.",
        "note",
      )
    : fileProblem(
        name,
        "The site ignores this file: its name or folder is unknown.",
        `Correct the name, which ends in .json, or the folder; or delete the file.${didYouMean(name, needed)}`,
      );

/**
 * Missing files, and files that the site does not read.
 *
 * @param names Every file below content/, with forward slashes.
 */
export const folderProblems = (names: readonly string[]): Problem[] => [
  ...names
    .filter((name) => !isContent(name) && !otherFiles.test(name))
    .map(unknownFile),
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
