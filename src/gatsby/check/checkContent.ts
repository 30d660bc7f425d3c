import type { Day } from "../../common/days";
import { field } from "../../common/field";
import { parsePath } from "../../common/jsonPath";
import type { ContentFile } from "../content/ContentFile";
import type { Problem } from "../content/problem";
import { siteToday, timeZoneOf } from "../content/publication";
import {
  contentFolder,
  parseContent,
  type RawFiles,
  readFolder,
} from "../content/readContent";
import { brochureNotes } from "./acrossValues/brochure";
import { eventProblems } from "./acrossValues/events";
import { nameProblems } from "./acrossValues/names";
import { textNotes } from "./acrossValues/texts";
import { createContext } from "./contentContext";
import { folderProblems } from "./folderProblems";
import { schemaProblems } from "./schemaProblems";

/** Rules that compare several values. */
const rules = [nameProblems, eventProblems, textNotes, brochureNotes];

/** Whether a field of a draft is still empty. */
function isUnwritten(item: unknown, place: string): boolean {
  const value = parsePath(place).reduce(
    (part, key) => field(part, `${key}`),
    item,
  );
  return field(item, "draft") === true && (value === "" || value === null);
}

/** In the order of files and lines. */
const byPlace = (one: Problem, other: Problem): number =>
  one.file.localeCompare(other.file, "en", { numeric: true }) ||
  one.line - other.line ||
  one.column - other.column;

/**
 * Checks everything in content/ and reports every problem at once; empty fields of drafts as notes. Rules that compare
 * several values skip files that do not fit their schema.
 *
 * @param day By default the day in the firm's time zone.
 */
export async function checkContent(
  raw: RawFiles,
  day?: Day,
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
  return problems
    .map((problem): Problem => {
      const item = content.files.get(problem.file)?.value;
      return isUnwritten(item, problem.field)
        ? { ...problem, severity: "note" }
        : problem;
    })
    .sort(byPlace);
}

/** Checks the content folder of the site. */
export const checkSite = (): Promise<Problem[]> =>
  checkContent(readFolder(contentFolder));
