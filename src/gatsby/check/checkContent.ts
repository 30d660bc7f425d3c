import { field } from "../../common/field";
import type { ContentFile } from "../content/ContentFile";
import { siteToday, timeZoneOf } from "../content/publication";
import { sortProblems, type Problem } from "../content/problem";
import {
  contentFolder,
  parseContent,
  type RawFiles,
  readFolder,
} from "../content/readContent";
import { eventProblems } from "./acrossValues/events";
import { nameRules } from "./acrossValues/names";
import { pagePathProblems } from "./acrossValues/pagePaths";
import { brochureNotes } from "./brochure";
import { createContext } from "./contentContext";
import { sampleNotes } from "./launch";
import { folderProblems } from "./folderProblems";
import { schemaProblems } from "./schemaProblems";

const rules = [...nameRules, eventProblems, pagePathProblems, sampleNotes];

/**
 * Checks everything in content/ and reports every problem at once. Rules that compare several values skip files that do
 * not fit their schema.
 *
 * @param today Year-month-day; by default the day in the firm's time zone.
 * @returns Errors and notes in the order of files and lines.
 */
export async function checkContent(
  raw: RawFiles,
  today?: string,
): Promise<Problem[]> {
  const content = parseContent(raw);
  const problems = [...content.problems];
  const day = today ?? siteToday(timeZoneOf(content));
  const context = await createContext(content, raw, day);
  const files: ContentFile[] = [];
  for (const file of content.files.values()) {
    const found = schemaProblems(file, {
      ...context,
      file: file.name,
      isDraft: field(file.value, "draft") === true,
    });
    problems.push(...found);
    if (found.every(({ severity }) => severity === "note")) files.push(file);
  }
  problems.push(...folderProblems([...raw.keys()]));
  for (const rule of rules) problems.push(...rule({ files, context }));
  return sortProblems(problems);
}

/** Checks the content folder of the site. */
export const checkSite = async (): Promise<Problem[]> => [
  ...(await checkContent(readFolder(contentFolder))),
  ...brochureNotes("content/pages/cohort.json", "static/brochure.pdf"),
];
