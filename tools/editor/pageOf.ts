import path from "node:path";
import { contentFileType } from "../../src/build/model/contentTypes";
import { field } from "../../src/common/field";
import { pageType } from "../../src/build/model/pageNames";
import { hubPath, routes } from "../../src/common/routes";

/**
 * Address of the page that shows what a content file holds; the home page for what stands on many.
 *
 * @param file Path below content/.
 * @param value What the file holds.
 */
export function pageOf(file: string, value: unknown): string {
  const type = contentFileType(file);
  const kind = type?.folderKind;
  if (kind)
    return (kind.screen ?? field(value, "article"))
      ? kind.path(path.posix.basename(file, ".json"))
      : hubPath;
  return (
    routes.find(({ page }) => pageType(page) === type?.typeName)?.path ?? "/"
  );
}
