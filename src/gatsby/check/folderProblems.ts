import path from "node:path";
import { field } from "../../common/field";
import { hub } from "../../common/routes";
import type { ContentFile } from "../content/ContentFile";
import { fileProblem, type Problem } from "../content/problem";
import { isContent, singleFiles } from "../model/contentTypes";
import { itemKinds } from "../model/itemKinds";
import { pageType } from "../model/pageNames";
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

/** The folders of the kinds with a tab on the hub; undefined if it is not among the files. */
export function hubTabs(files: Iterable<ContentFile>): string[] | undefined {
  const type = hub && pageType(hub.page);
  const file = [...files].find(({ place }) => place.typeName === type);
  const tabs = field(file?.value, "tabs");
  return Array.isArray(tabs)
    ? tabs.map((tab) => String(field(tab, "kind")))
    : undefined;
}

/** A folder of items that does not fit the hub. */
function folderNote(folder: string, isEmpty: boolean): Problem {
  return isEmpty
    ? fileProblem(
        folder,
        "The folder is empty: its tab on the news hub says that there is nothing yet.",
        `Add an item: npm run content:new -- ${folder} "Its title". Or remove the tab.`,
        "note",
      )
    : fileProblem(
        folder,
        "The news hub has no tab for these items.",
        `Add a tab of the kind "${folder}", if the hub is to list them.`,
        "note",
      );
}

/**
 * Missing files, unknown files, empty folders, and folders that the hub leaves out.
 *
 * @param names Every file below content/, with forward slashes.
 * @param tabs Folders of the kinds with a tab on the hub; undefined if its content is not valid.
 */
export function folderProblems(
  names: readonly string[],
  tabs: readonly string[] | undefined,
): Problem[] {
  const unknown = names.filter(
    (name) => !isContent(name) && !otherFiles.test(name),
  );
  const missing = singleFiles.filter(({ pattern }) => !names.includes(pattern));
  const folderNotes = itemKinds.flatMap(({ folder }) => {
    const isEmpty = !names.some((name) => name.startsWith(`${folder}/`));
    return tabs && tabs.includes(folder) === isEmpty
      ? folderNote(folder, isEmpty)
      : [];
  });
  return [
    ...unknown.map(unknownFile),
    ...missing.map(({ pattern }) =>
      fileProblem(
        pattern,
        "The file is missing.",
        "Restore it; the site needs it.",
      ),
    ),
    ...folderNotes,
  ];
}
