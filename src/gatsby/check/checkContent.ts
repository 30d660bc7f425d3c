import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../files/filesBelow";
import { contentFileType } from "../model/contentTypes";
import { siteToday } from "../model/publication";
import { nameRules } from "./acrossFiles/names";
import { orderRules } from "./acrossFiles/order";
import { createContext } from "./contentContext";
import type { ContentFile } from "./contentFile";
import { folderProblems } from "./folderProblems";
import { parseContentFile } from "./parseContentFile";
import { sortProblems, type Problem } from "./problem";
import { schemaProblems } from "./schemaProblems";

/** Folders and day of a check. */
interface CheckOptions {
  readonly contentFolder?: string;
  readonly staticFolder?: string;
  /** Year-month-day. */
  readonly today?: string;
}

/**
 * Reads every content file of a folder.
 *
 * @param names Paths below the folder. Files that are not content are ignored.
 * @returns Readable files, and the problems of the others.
 */
export async function readContentFiles(
  contentFolder: string,
  names: readonly string[],
): Promise<{ files: ContentFile[]; problems: Problem[] }> {
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  for (const name of names.filter((each) => contentFileType(each))) {
    const bytes = await readFile(path.join(contentFolder, name));
    const parsed = parseContentFile(name, bytes);
    if (Array.isArray(parsed)) problems.push(...parsed);
    else files.push(parsed);
  }
  return { files, problems };
}

/**
 * Checks everything in content/ and reports every problem at once. Rules that compare several values skip files that do
 * not fit their schema.
 *
 * @returns Errors and notes in the order of files and lines.
 */
export async function checkContent({
  contentFolder = path.resolve("content"),
  staticFolder = path.resolve("static"),
  today = siteToday(contentFolder),
}: CheckOptions = {}): Promise<Problem[]> {
  const names = await filesBelow(contentFolder);
  const { files, problems } = await readContentFiles(contentFolder, names);
  problems.push(...folderProblems(names));
  const context = await createContext(
    contentFolder,
    staticFolder,
    names,
    files,
    today,
  );
  const valid = files.filter((file) => {
    const found = schemaProblems(file, { ...context, file: file.name });
    problems.push(...found);
    return found.length === 0;
  });
  const content = { files: valid, context, today };
  for (const rule of [...nameRules, ...orderRules])
    problems.push(...rule(content));
  return sortProblems(problems);
}
