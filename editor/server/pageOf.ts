import path from "node:path";
import { hubPath, routes } from "../../src/common/routes";
import { contentFileType } from "../../src/gatsby/model/contentTypes";
import { pageBuilds } from "../../src/gatsby/model/pageBuilds";
import type { StoredFile } from "../src/store/ContentStore";

type File = Pick<StoredFile, "path" | "text">;

/** The screen of an entry's page, such as "event". Items without a text are cards in a tab of the hub only. */
function screenOf({ path: file, text }: File): string | undefined {
  const { folderKind } = contentFileType(file) ?? {};
  const isArticle = folderKind && /^ {2}"article":/m.test(text);
  return (
    folderKind?.screen?.split("/")[0] ?? (isArticle ? "article" : undefined)
  );
}

/**
 * The path of a page that shows a content file. Words that all pages of a screen share are shown on the first one, other
 * files of content/shared where a build file says so, else on the home page.
 *
 * @param files Reads all content files. Only such words need them.
 */
export function pageOf(file: File, files: () => readonly File[]): string {
  const { folderKind } = contentFileType(file.path) ?? {};
  const name = path.posix.basename(file.path, ".json");
  if (folderKind)
    return screenOf(file)
      ? folderKind.path(name)
      : `${hubPath ?? "/"}#${folderKind.folder}`;
  const route = routes.find(({ page }) => page === name);
  if (route) return route.path;
  const example = files().find((entry) => screenOf(entry) === name);
  if (example) return pageOf(example, files);
  const own = pageBuilds.find(({ build }) => build.shownFiles?.includes(name));
  return own?.path ?? "/";
}
