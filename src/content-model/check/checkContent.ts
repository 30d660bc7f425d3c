import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { requiredFiles } from "../contentTypes";
import { createContext } from "./contentContext";
import { parseContentFile, type ContentFile } from "./contentFile";
import { checkAcrossFiles } from "./crossFileRules";
import { sortProblems, type Problem } from "./problem";
import { StructureChecker } from "./structureRules";

/** Where to look and what day it is. */
export interface CheckOptions {
  readonly contentFolder?: string;
  readonly staticFolder?: string;
  /** Year-month-day. */
  readonly today?: string;
}

/** The JSON files below content/, as paths with forward slashes; editor settings and schemas are not content. */
async function listFiles(contentFolder: string): Promise<string[]> {
  const entries = await readdir(contentFolder, { recursive: true });
  return entries
    .map((entry) => entry.split(path.sep).join("/"))
    .filter((name) => name.endsWith(".json") && !name.startsWith("schemas/"))
    .sort();
}

/**
 * Checks everything in content/ and tells every problem at once.
 *
 * @returns Errors and notes in the order of files and lines; an empty list means that all is well.
 */
export async function checkContent({
  contentFolder = path.resolve("content"),
  staticFolder = path.resolve("static"),
  today = new Date().toISOString().slice(0, 10),
}: CheckOptions = {}): Promise<Problem[]> {
  const names = await listFiles(contentFolder);
  const problems: Problem[] = [];
  const files: ContentFile[] = [];
  for (const name of names) {
    const parsed = parseContentFile(
      name,
      await readFile(path.join(contentFolder, name)),
    );
    if (Array.isArray(parsed)) problems.push(...parsed);
    else files.push(parsed);
  }
  for (const file of requiredFiles.filter((name) => !names.includes(name))) {
    problems.push({
      severity: "error",
      file,
      line: 1,
      column: 1,
      field: "",
      message: "The file is missing.",
      remedy: "Restore it; the site cannot be built without it.",
    });
  }

  const context = await createContext(contentFolder, staticFolder, files);
  const structure = new StructureChecker(context);
  for (const file of files) problems.push(...structure.check(file));
  problems.push(...checkAcrossFiles(files, context, today));
  return sortProblems(problems);
}
