import path from "node:path";
import { routes } from "../../../common/routes";
import { slug } from "../../../common/slug";
import { documentKind } from "../../model/itemKinds";
import { hasFormat, textFormats } from "../../model/formats";
import type { Problem } from "../../content/problem";
import { quote } from "../wording";
import { filesOf, type ValidContent, type Rule } from "./validContent";

const isKey = (name: string) => hasFormat(name, textFormats.key);

/** An id equals the file's name and has the folder's prefix, so that every id is unique. */
function* idProblems({ files }: ValidContent): Generator<Problem> {
  for (const file of files) {
    const { folderKind, itemKind } = file.place;
    if (!folderKind) continue;
    const { id } = file.value as { id: string };
    const name = path.posix.basename(file.name, ".json");
    if (itemKind && !name.startsWith(`${itemKind.idPrefix}-`))
      yield file.problem(
        ["id"],
        `The file's name "${name}" does not fit the folder ${itemKind.folder}.`,
        `Rename the file and the id: in this folder they begin with "${itemKind.idPrefix}-".`,
      );
    else if (id !== name)
      yield file.problem(
        ["id"],
        `The id "${id}" does not match the file's name.`,
        isKey(name)
          ? `Write "${name}", or rename the file to ${id}.json.`
          : `Rename the file and give it the same id, in lower-case letters, digits and hyphens, such as ${isKey(slug(name)) ? slug(name) : id}.json.`,
      );
  }
}

/** A document does not take the address of a page or file. */
function* documentProblems(content: ValidContent): Generator<Problem> {
  for (const { file } of filesOf(content, "Document")) {
    const name = path.posix.basename(file.name, ".json");
    const address = documentKind.path(name);
    if (
      content.context.hasStaticFile(address) ||
      routes.some((route) => route.path === address)
    )
      yield file.problem(
        ["id"],
        `The site uses the address ${quote(address)} for something else.`,
        "Give the document another id, and the file the same name.",
      );
  }
}

/** Every page has its own title and description in search results, and every link of the footer its own words. */
function* repeatedTexts({ files }: ValidContent): Generator<Problem> {
  const seen = new Map<string, string>();
  for (const file of files)
    for (const { path: place, text } of file.texts()) {
      const field = place.slice(-2).join(".");
      const name = file.name.startsWith("documents/")
        ? { title: "title", summary: "description", label: "label" }[field]
        : (/^seo\.(\w+)$/.exec(field)?.[1] ??
          (field.endsWith(".navLabel") ? "label" : undefined));
      if (!name) continue;
      const key = `${name}:${text}`.toLowerCase();
      const first = seen.get(key);
      if (first)
        yield file.problem(
          place,
          `The ${name} is the same as in content/${first}.`,
          `Give each page a ${name} of its own.`,
          name === "label" ? "note" : "error",
        );
      seen.set(key, file.name);
    }
}

/** Names, addresses and titles that must match or must differ. */
export const nameRules: readonly Rule[] = [
  idProblems,
  documentProblems,
  repeatedTexts,
];
