import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fragmentId } from "../src/common/fragmentId";
import { pagePath } from "../src/common/pagePath";
import { builtFolder, withRootAddresses } from "./builtFolder";
import { filesBelow } from "../src/gatsby/files/filesBelow";

/** A link to a place of a page: its path, empty for the same page, and the fragment. */
const link = /<a [^>]*?href="(\/[^"#?]*|)(#[^"]+)"/g;

/**
 * The links of a built site to places that their page does not have, such as "/services: /about#missing". The content
 * check knows the headings of texts, but not the parts of a page.
 *
 * @param site Folder of the built site.
 */
export function missingFragments(site: string): string[] {
  const folder = builtFolder(site);
  const pages = new Map(
    filesBelow(site)
      .filter((file) => file.endsWith(".html"))
      .map((file) => [
        pagePath(file),
        withRootAddresses(readFileSync(join(site, file), "utf8"), folder),
      ]),
  );
  const missing = [...pages].flatMap(([path, html]) =>
    [...html.matchAll(link)].flatMap(([, target = "", fragment = ""]) => {
      const page = pages.get(target || path);
      return page === undefined ||
        page.includes(` id="${fragmentId(fragment)}"`)
        ? []
        : `${path}: ${target}${fragment}`;
    }),
  );
  return [...new Set(missing)];
}
