import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { featuredFolder } from "../../common/featuredPicture";
import { contentFolder } from "../model/contentFolder";

/**
 * Copies the pictures in content/images/articles/featured to the same path on the site, so that other sites can link to
 * them (docs/product.md#image-rule).
 *
 * @param publicFolder Folder of the built site.
 */
export async function copyFeatured(publicFolder: string): Promise<void> {
  const source = path.join(contentFolder, "images", featuredFolder);
  const target = path.join(publicFolder, featuredFolder);
  await rm(target, { recursive: true, force: true });
  if (existsSync(source)) await cp(source, target, { recursive: true });
}
