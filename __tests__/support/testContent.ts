import { extname } from "node:path";
import { readFolder } from "../../src/gatsby/content/readContent";
import { drawPicture } from "./drawPicture";

/**
 * The tests' own content: an invented firm in Portugal, so that no edit in content/ affects a test. Its pictures are
 * drawn here.
 */
export async function testContent(): Promise<Map<string, Buffer>> {
  const files = new Map(readFolder("__tests__/support/content"));
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
  return files;
}
