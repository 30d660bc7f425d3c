import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentFileType } from "../../src/gatsby/model/contentTypes";
import type { FolderKind } from "../../src/gatsby/model/itemKinds";
import { pageType, rootField } from "../../src/gatsby/model/pageNames";
import { field } from "../../src/common/field";
import { hubPath, routes } from "../../src/common/routes";

/** The page of an item or a document. */
export interface EntryPage {
  readonly kind: FolderKind;
  readonly path: string;
  readonly title: string;
}

/** What tells which page shows a file that has none of its own. */
export interface ShownContent {
  /** The pages of items and documents: the first of a kind shows the words that stand on all of it. */
  entryPages(): readonly EntryPage[];
  /** The first file that refers to an entry of a catalogue: to one that differs from what is saved, if there is one. */
  referringTo(
    catalogue: string,
    value: unknown,
  ): { file: string; value: unknown } | undefined;
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

/** The first page whose screen asks for the one node of a type. */
function asksFor(typeName: string): string | undefined {
  const query = new RegExp(`\\b${rootField(typeName)} \\{`);
  return routes.find(({ page }) => {
    const folder = `src/site/screens/${page}`;
    return readdirSync(folder).some((name) =>
      query.test(readFileSync(path.join(folder, name), "utf8")),
    );
  })?.path;
}

/**
 * Address of the page that shows what a content file holds; the home page for what stands on all.
 *
 * @param file Path below content/.
 * @param value What the file holds.
 */
export function pageOf(
  file: string,
  value: unknown,
  content: ShownContent,
): string {
  const type = contentFileType(file);
  if (type?.folderKind) return entryPage(file, value)?.path ?? hubPath;
  const { typeName = "" } = type ?? {};
  const name = path.posix.basename(file, ".json");
  const own =
    routes.find(({ page }) => pageType(page) === typeName)?.path ??
    content
      .entryPages()
      .find(({ kind: { screen = "article/" } }) =>
        screen.startsWith(`${name}/`),
      )?.path;
  if (own) return own;
  if (type?.shape !== "catalogue") return asksFor(typeName) ?? "/";
  const referring = content.referringTo(file, value);
  return referring ? pageOf(referring.file, referring.value, content) : "/";
}
