import { existsSync, rmSync } from "node:fs";
import path from "node:path";

/** What Gatsby remembers of its last run: files in public/ that it need not write again. */
const memory = [".cache/redux", ".cache/data"];

/**
 * Lets Gatsby begin anew where public/ was removed and .cache/ was not: it would otherwise end with "The result of this
 * StaticQuery could not be fetched". Call it before Gatsby runs.
 *
 * @param site Folder of the site.
 */
export function forgetLostOutput(site = "."): void {
  if (existsSync(path.join(site, "public/page-data/sq/d"))) return;
  for (const folder of memory)
    rmSync(path.join(site, folder), { recursive: true, force: true });
}
