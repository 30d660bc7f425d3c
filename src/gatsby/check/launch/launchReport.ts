import path from "node:path";
import { filesBelow } from "../../files/filesBelow";
import { contentFileType } from "../../model/contentTypes";
import { formatProblem, sortProblems } from "../problem";
import { readContentFiles } from "../readContentFiles";
import { launchProblems } from "./launchProblems";

/** What keeps a site from going online: how many things, and what to do about each. */
export interface LaunchReport {
  readonly count: number;
  readonly text: string;
}

/**
 * Lists all that is still the sample's, with file and line and what to do.
 *
 * @param settings What is missing outside content/, one line each.
 */
export async function launchReport(
  settings: readonly string[],
  contentFolder = path.resolve("content"),
): Promise<LaunchReport> {
  const names = (await filesBelow(contentFolder)).filter((name) =>
    contentFileType(name),
  );
  // What cannot be read is the content check's to tell.
  const { files } = await readContentFiles(contentFolder, names);
  const problems = sortProblems(launchProblems(files));
  const count = settings.length + problems.length;
  const entries = [
    ...settings.map((setting) => `environment\n  ${setting}`),
    ...problems.map((problem) => formatProblem(problem).replace(/^note +/, "")),
  ];
  const summary =
    count === 0
      ? "Nothing of the sample is left: the site can go online."
      : `${count} ${count === 1 ? "thing" : "things"} to do before the site goes online.`;
  return { count, text: [...entries, summary].join("\n\n") };
}
