import path from "node:path";
import { hubPath, pathOf, routes } from "../../src/common/routes";
import { contentFileType } from "../../src/gatsby/model/contentTypes";
import { pageType } from "../../src/gatsby/model/pageNames";

/** Pages that show or lead to what files without a page of their own hold; for all others the home page does. */
const shownOn: Readonly<Record<string, string>> = {
  "pages/article.json": hubPath,
  "pages/event.json": hubPath,
  "shared/categories.json": hubPath,
  "shared/gallery.json": pathOf("about"),
  "shared/services.json": pathOf("services"),
  "shared/victory-voices.json": pathOf("about"),
};

/**
 * The path of a page that shows a content file. Items without a text are cards in a tab of the hub.
 *
 * @param text The unsaved text of the file.
 */
export function pageOf(file: string, text: string): string {
  const { folderKind, typeName } = contentFileType(file) ?? {};
  if (!folderKind)
    return (
      routes.find(({ page }) => pageType(page) === typeName)?.path ??
      shownOn[file] ??
      "/"
    );
  const hasPage = folderKind.screen ?? /^ {2}"article":/m.test(text);
  return hasPage
    ? folderKind.path(path.posix.basename(file, ".json"))
    : `${hubPath}#${folderKind.folder}`;
}
