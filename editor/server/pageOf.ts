import path from "node:path";
import { hubPath, routes } from "../../src/common/routes";
import { contentFileType } from "../../src/gatsby/model/contentTypes";
import { pageType } from "../../src/gatsby/model/pageNames";
import { filesBelow, readIfExists } from "./files";

/**
 * Address of the page that an item, a document or a page's file has; undefined for what other pages show. Items without
 * a text are cards in a tab of the hub.
 */
function ownPage(file: string, text: string): string | undefined {
  const { folderKind, typeName } = contentFileType(file) ?? {};
  if (!folderKind)
    return routes.find(({ page }) => pageType(page) === typeName)?.path;
  const hasPage = folderKind.screen ?? /^ {2}"article":/m.test(text);
  return hasPage
    ? folderKind.path(path.posix.basename(file, ".json"))
    : `${hubPath}#${folderKind.folder}`;
}

/** The first page that a template file describes: an event's page for pages/event.json. */
function firstOfKind(file: string, folder: string): string | undefined {
  const { typeName } = contentFileType(file) ?? {};
  const name = path.posix.basename(file, ".json");
  if (typeName !== pageType(name)) return undefined;
  return filesBelow(folder)
    .filter((other) => {
      const { folderKind } = contentFileType(other) ?? {};
      return (
        folderKind && (folderKind.screen ?? "article/").startsWith(`${name}/`)
      );
    })
    .map((other) =>
      ownPage(other, readIfExists(folder, other)?.toString() ?? ""),
    )
    .find((address) => !address?.startsWith(hubPath));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [];
}

/** The longest saved text among the changed values, which identifies pages that show it. */
function savedWords(text: string, saved: string): string {
  const after = Object.values(JSON.parse(text)).map((entry) =>
    JSON.stringify(entry),
  );
  const before: unknown[] = Object.values(JSON.parse(saved || "{}"));
  const changed = before.filter(
    (entry, index) => JSON.stringify(entry) !== after[index],
  );
  const texts = textsIn(changed.length > 0 ? changed : before)
    .filter((word) => !word.endsWith(".json"))
    .sort((one, other) => other.length - one.length);
  return texts[0] ?? "";
}

/**
 * The path of a page that shows a content file; the home page if none is found.
 *
 * @param text The unsaved text of the file.
 * @param folder The saved content.
 * @param dataOf Reads the data of a page.
 * @param found Cache of found pages, by file and words.
 */
export async function pageOf(
  file: string,
  text: string,
  folder: string,
  dataOf: (page: string) => Promise<string>,
  found: Map<string, string>,
): Promise<string> {
  const own = ownPage(file, text) ?? firstOfKind(file, folder);
  if (own) return own;
  const saved = readIfExists(folder, file)?.toString() ?? "";
  const words = JSON.stringify(savedWords(text, saved)).slice(1, -1);
  const key = `${file} ${words}`;
  for (const { path: page } of routes)
    if (words && !found.has(key) && (await dataOf(page)).includes(words))
      found.set(key, page);
  const page = found.get(key) ?? "/";
  found.set(key, page);
  return page;
}
