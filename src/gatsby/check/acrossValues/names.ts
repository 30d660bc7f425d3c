import { field } from "../../../common/field";
import { routes } from "../../../common/routes";
import type { Problem } from "../../content/problem";
import { draftDay, firstDay } from "../../content/publication";
import { entryPath } from "../../model/contentTypes";
import { quote } from "../wording";
import type { ValidContent } from "../contentContext";

/** The texts of which every page has its own: those in search results, and its address. */
const ownTexts = "seo.title seo.description title description summary path"
  .split(" ")
  .map((name) => name.split("."));

/** Ids, titles, descriptions and addresses are unique. Notes the items that visitors do not see yet. */
export function* nameProblems(content: ValidContent): Generator<Problem> {
  const { files, today } = content;
  const owners = new Map<string, string>(
    routes.map(({ path, page }) => [path, `pages/${page}.json`]),
  );
  for (const { name } of files) owners.set(entryPath(name) ?? name, name);
  for (const file of files) {
    const { folderKind, itemKind } = file.place;
    const id = String(field(file.value, "id"));
    const prefix = itemKind ? `${itemKind.idPrefix}-` : "";
    const isNameOfFile = file.name.endsWith(`/${id}.json`);
    if (folderKind && !(isNameOfFile && id.startsWith(prefix))) {
      yield file.problem(
        ["id"],
        `The id ${quote(id)} ${isNameOfFile ? `does not begin with "${prefix}"` : "is not the name of the file"}.`,
        "Give the file and the id the same name.",
      );
      // The rest of a copy is still that of another file.
      continue;
    }
    for (const place of ownTexts) {
      const text = place.reduce<unknown>(field, file.value);
      if (typeof text !== "string") continue;
      const owner = owners.get(text.toLowerCase()) ?? file.name;
      if (owner !== file.name)
        yield file.problem(
          place,
          `The ${place.at(-1)} ${quote(text)} is also that of content/${owner}.`,
          "Write another in one of the two files; each page has its own.",
        );
      owners.set(text.toLowerCase(), owner);
    }
    const day = itemKind ? firstDay(file.value, itemKind) : "";
    if (day > today && day !== draftDay)
      yield file.problem(
        ["date"],
        `The item appears on ${day}.`,
        "Write an earlier date, if visitors are to see it now.",
        "note",
      );
  }
}
