import path from "node:path";
import { field } from "../../../common/field";
import { formatPath } from "../../../common/jsonPath";
import { routes } from "../../../common/routes";
import type { Problem } from "../../content/problem";
import { draftDay, firstDay } from "../../content/publication";
import { entryPath } from "../../model/contentTypes";
import { quote } from "../wording";
import type { Rule } from "./validContent";

/** An id equals the file's name and has the folder's prefix, so that every id is unique. */
const idProblems: Rule = ({ files }) =>
  files
    .filter(({ place }) => place.folderKind)
    .flatMap((file): Problem | readonly [] => {
      const { idPrefix, folder } = file.place.itemKind ?? {};
      const id = String(field(file.value, "id"));
      const name = path.posix.basename(file.name, ".json");
      if (id !== name)
        return file.problem(
          ["id"],
          `The id "${id}" does not match the file's name.`,
          `Write "${name}", or rename the file to ${id}.json.`,
        );
      if (!idPrefix || id.startsWith(`${idPrefix}-`)) return [];
      return file.problem(
        ["id"],
        `The id "${id}" does not fit the folder ${folder}.`,
        `Rename the file and the id: in this folder they begin with "${idPrefix}-".`,
      );
    });

/** The texts of a page or an entry that no other may have, too: its texts in search results. */
const uniqueTexts = /^(seo\.)?(title|description|summary)$/;

/** Every page has its own title, description and address. */
function* repeatedTexts({ files }: Parameters<Rule>[0]): Generator<Problem> {
  const owners = new Map(
    routes.map(({ path: address, page }) => [
      String(address),
      `pages/${page}.json`,
    ]),
  );
  for (const { name } of files) owners.set(entryPath(name) ?? name, name);
  for (const file of files)
    for (const { path: place, text } of file.texts()) {
      const name = formatPath(place);
      const isOfPage = file.place.folderKind
        ? place.length === 1
        : name.startsWith("seo.");
      const isAddress =
        file.place.typeName === "SectionPage" && name === "path";
      if (!isAddress && !(isOfPage && uniqueTexts.test(name))) continue;
      const key = text.toLowerCase();
      const owner = owners.get(key);
      if (owner && text)
        yield file.problem(
          place,
          `The ${String(place.at(-1))} ${quote(text)} is that of content/${owner}.`,
          "Write another; each page has its own.",
        );
      owners.set(key, file.name);
    }
}

/** Items that visitors do not see yet. Drafts are meant to be hidden. */
const comingItems: Rule = ({ files, today }) =>
  files.flatMap((file) => {
    const { itemKind } = file.place;
    const day = itemKind ? firstDay(file.value, itemKind) : "";
    return day > today && day !== draftDay
      ? file.problem(
          ["date"],
          `The item appears on ${day}.`,
          "Write an earlier date, if visitors are to see it now.",
          "note",
        )
      : [];
  });

/** Names, titles and days of entries. */
export const nameRules: readonly Rule[] = [
  idProblems,
  repeatedTexts,
  comingItems,
];
