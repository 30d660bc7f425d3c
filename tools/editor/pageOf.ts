import path from "node:path";
import { contentFileType } from "../../src/build/model/contentTypes";
import type { FolderKind } from "../../src/build/model/itemKinds";
import { field } from "../../src/common/field";
import { pageType } from "../../src/build/model/pageNames";
import { hubPath, routes } from "../../src/common/routes";

/** The page of an item or a document. */
export interface EntryPage {
  readonly kind: FolderKind;
  readonly path: string;
  readonly title: string;
}

/** The page of a content file, where it has one of its own. */
export function entryPage(file: string, value: unknown): EntryPage | undefined {
  const kind = contentFileType(file)?.folderKind;
  return kind && (kind.screen ?? field(value, "article"))
    ? {
        kind,
        path: kind.path(path.posix.basename(file, ".json")),
        title: String(field(value, "title")),
      }
    : undefined;
}

/**
 * Address of the page that shows what a content file holds; the home page for what stands on many.
 *
 * @param file Path below content/.
 * @param value What the file holds.
 * @param entryPages Reads those pages of which the first shows the words that stand on all of its kind; not asked for
 * a file with a page of its own.
 */
export function pageOf(
  file: string,
  value: unknown,
  entryPages: () => readonly EntryPage[],
): string {
  const type = contentFileType(file);
  if (type?.folderKind) return entryPage(file, value)?.path ?? hubPath;
  const name = path.posix.basename(file, ".json");
  return (
    routes.find(({ page }) => pageType(page) === type?.typeName)?.path ??
    entryPages().find(({ kind: { screen = "article/" } }) =>
      screen.startsWith(`${name}/`),
    )?.path ??
    "/"
  );
}
