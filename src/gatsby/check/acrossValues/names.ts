import path from "node:path";
import { formatPath } from "../../../common/jsonPath";
import { draftDay, firstDay } from "../../content/firstDay";
import type { Problem } from "../../content/problem";
import type { Rule, ValidContent } from "./validContent";

/** An id equals the file's name and has the folder's prefix, so that every id is unique. */
function* idProblems({ files }: ValidContent): Generator<Problem> {
  for (const file of files) {
    const { folderKind, itemKind } = file.place;
    if (!folderKind) continue;
    const { id } = file.value as { id: string };
    const name = path.posix.basename(file.name, ".json");
    if (id !== name)
      yield file.problem(
        ["id"],
        `The id "${id}" does not match the file's name.`,
        `Write "${name}", or rename the file to ${id}.json.`,
      );
    else if (itemKind && !name.startsWith(`${itemKind.idPrefix}-`))
      yield file.problem(
        ["id"],
        `The id "${id}" does not fit the folder ${itemKind.folder}.`,
        `Rename the file and the id: in this folder they begin with "${itemKind.idPrefix}-".`,
      );
  }
}

/** The fields of a page's texts in search results. */
const inResults = /^seo\.(title|description)$/;
const entryInResults = /^(title|description|summary)$/;

/** Every page has its own title and description in search results. */
function* repeatedTexts({ files }: ValidContent): Generator<Problem> {
  const seen = new Map<string, string>();
  for (const file of files)
    for (const { path: place, text } of file.texts()) {
      const fields = file.place.folderKind ? entryInResults : inResults;
      const [, name] = fields.exec(formatPath(place)) ?? [];
      if (!name || !text) continue;
      const first = seen.get(text.toLowerCase());
      if (first)
        yield file.problem(
          place,
          `The ${name} is the same as in content/${first}.`,
          `Give each page a ${name} of its own.`,
        );
      seen.set(text.toLowerCase(), file.name);
    }
}

/** Items that visitors do not see yet. Drafts are meant to be hidden. */
function* comingItems({
  files,
  context: { today },
}: ValidContent): Generator<Problem> {
  for (const file of files) {
    const { itemKind } = file.place;
    const day = itemKind && firstDay(file.value, itemKind);
    if (day && day > today && day !== draftDay)
      yield file.note(
        ["date"],
        `The item appears on ${day}.`,
        "Write an earlier date, if visitors are to see it now.",
      );
  }
}

/** Names, titles and days of entries. */
export const nameRules: readonly Rule[] = [
  idProblems,
  repeatedTexts,
  comingItems,
];
