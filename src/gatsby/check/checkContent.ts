import path from "node:path";
import { filesBelow } from "../files/filesBelow";
import { contentFileType } from "../model/contentTypes";
import { siteToday } from "../model/publication";
import { checkAcrossFiles } from "./checkAcrossFiles";
import { createContext } from "./contentContext";
import { folderProblems } from "./folderProblems";
import { nothingPlanned, type PlannedChange } from "./plannedChange";
import { firstOfEachField, sortProblems, type Problem } from "./problem";
import { readContentFiles } from "./readContentFiles";
import { renamedIds } from "./renamedIds";
import { checkStructure } from "./structureRules";

/** Where to look and what day it is. */
export interface CheckOptions {
  readonly contentFolder?: string;
  readonly staticFolder?: string;
  /** Year-month-day. */
  readonly today?: string;
  /** What is about to be written: it is checked as if it stood in the folder. */
  readonly planned?: PlannedChange;
}

/**
 * Checks everything in content/ and tells every problem at once.
 *
 * @returns Errors and notes in the order of files and lines; an empty list means that all is well.
 */
export async function checkContent({
  contentFolder = path.resolve("content"),
  staticFolder = path.resolve("static"),
  today = siteToday(contentFolder),
  planned = nothingPlanned,
}: CheckOptions = {}): Promise<Problem[]> {
  const entries = [
    ...new Set([
      ...(await filesBelow(contentFolder)),
      ...planned.texts.keys(),
      ...planned.pictures.keys(),
    ]),
  ]
    .filter((name) => !planned.removed.has(name))
    .sort();
  const names = entries.filter((name) => contentFileType(name));
  const { files, problems } = await readContentFiles(
    contentFolder,
    names,
    planned,
  );
  problems.unshift(...folderProblems(entries));

  const context = await createContext(
    contentFolder,
    staticFolder,
    names,
    files,
    planned,
    today,
  );
  for (const file of files) problems.push(...checkStructure(file, context));
  problems.push(...checkAcrossFiles(files, context, problems, today));
  return sortProblems([
    ...firstOfEachField(problems),
    ...(await renamedIds(contentFolder, names, files)),
  ]);
}
