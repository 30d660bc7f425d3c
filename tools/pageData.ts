import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../src/gatsby/files/filesBelow";

/** What Gatsby's data file of a page says of it. */
interface PageData {
  readonly path: string;
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

/** The pages of a built site, each with its data file and its HTML below the site. */
export const readPageData = (site: string) =>
  filesBelow(join(site, "page-data"))
    .filter((name) => name.endsWith("page-data.json"))
    .map((name) => {
      const dataFile = join("page-data", name);
      const text = readFileSync(join(site, dataFile), "utf8");
      const page = JSON.parse(text) as PageData;
      const { path } = page;
      const htmlFile = path.endsWith(".html") ? path : join(path, "index.html");
      return { ...page, dataFile, htmlFile };
    });
