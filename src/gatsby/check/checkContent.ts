import type { ContentFile } from "../content/ContentFile";
import type { Problem } from "../content/problem";
import { siteToday, timeZoneOf } from "../content/publication";
import {
  contentFolder,
  parseContent,
  type RawFiles,
  readFolder,
} from "../content/readContent";
import { eventProblems } from "./acrossValues/events";
import { nameRules } from "./acrossValues/names";
import { brochureNotes } from "./brochure";
import { createContext } from "./contentContext";
import { folderProblems } from "./folderProblems";
import { sampleNotes } from "./launch";
import { schemaProblems } from "./schemaProblems";

/** Rules that compare several values. */
const rules = [...nameRules, eventProblems, sampleNotes];

/** In the order of files and lines. */
const byPlace = (one: Problem, other: Problem): number =>
  one.file.localeCompare(other.file, "en", { numeric: true }) ||
  one.line - other.line ||
  one.column - other.column;

/**
 * Checks everything in content/ and reports every problem at once. Rules that compare several values skip files that do
 * not fit their schema.
 *
 * @param day Year-month-day; by default the day in the firm's time zone.
 */
export async function checkContent(
  raw: RawFiles,
  day?: string,
): Promise<Problem[]> {
  const content = parseContent(raw);
  const today = day ?? siteToday(timeZoneOf(content));
  const context = await createContext(content, raw, today);
  const problems = [...content.problems, ...folderProblems([...raw.keys()])];
  const files: ContentFile[] = [];
  for (const file of content.files.values()) {
    const found = schemaProblems({ ...context, file });
    problems.push(...found);
    if (found.every(({ severity }) => severity === "note")) files.push(file);
  }
  for (const rule of rules) problems.push(...rule({ files, today }));
  return problems.sort(byPlace);
}

/** Checks the content folder of the site. */
export const checkSite = async (): Promise<Problem[]> => [
  ...(await checkContent(readFolder(contentFolder))),
  ...brochureNotes("content/pages/cohort.json", "static/brochure.pdf"),
];
