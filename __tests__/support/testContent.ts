import { extname } from "node:path";
import {
  type RawFiles,
  readFolder,
} from "../../src/gatsby/content/readContent";
import { routes } from "../../src/common/routes";
import { contentFileType } from "../../src/gatsby/model/contentTypes";
import { drawPicture } from "./drawPicture";

interface SiteLinks {
  navigation: readonly { readonly to: string }[];
}

/**
 * The tests' own content: an invented firm in Portugal, so that no edit in content/ affects a test. Its pictures are
 * drawn here, and what belongs to a page that the site no longer has is left out: its file and its link.
 */
export async function testContent(): Promise<RawFiles> {
  const files = new Map(
    [...readFolder("__tests__/support/content")].filter(([name]) =>
      contentFileType(name),
    ),
  );
  const pictures: Readonly<Record<string, Buffer>> = {
    ".jpg": await drawPicture(1600, 1200),
    ".png": await drawPicture(1600, 1200, { format: "png" }),
    ".svg": Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="90"><path d="M0 0h900v90H0z"/></svg>\n',
    ),
  };
  for (const list of ["pictures", "logos"]) {
    const text = String(files.get(`images/${list}.json`));
    for (const { path } of JSON.parse(text) as { path: string }[])
      files.set(`images/${path}`, pictures[extname(path)] ?? Buffer.alloc(0));
  }
  const site = JSON.parse(String(files.get("site.json"))) as SiteLinks;
  site.navigation = site.navigation.filter(({ to }) =>
    routes.some(({ path }) => path === to),
  );
  files.set("site.json", Buffer.from(JSON.stringify(site, undefined, 2)));
  return files;
}
