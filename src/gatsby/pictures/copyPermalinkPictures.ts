import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { permalinkPrefix } from "../../common/picturePermalink";
import { contentFolder } from "../content/readContent";

/**
 * Copies the pictures with a permalink to that address on the site (docs/product.md#image-rule).
 *
 * @param publicFolder Folder of the built site.
 */
export async function copyPermalinkPictures(
  publicFolder: string,
): Promise<void> {
  const source = path.join(contentFolder, "images", permalinkPrefix);
  const target = path.join(publicFolder, permalinkPrefix);
  await rm(target, { recursive: true, force: true });
  if (existsSync(source)) await cp(source, target, { recursive: true });
}
