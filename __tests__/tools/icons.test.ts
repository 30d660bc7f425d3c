import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { filesBelow } from "../../src/gatsby/files/filesBelow";
import { writeIcons } from "../../tools/icons";
import { temporaryFolder } from "../support/temporaryFolder";

/** The greatest difference of a colour's part that another version of the drawing program may make at an edge. */
const mostDifference = 24;

/** The pixels of an icon; an ICO file holds them uncompressed. */
async function pixels(file: string): Promise<Buffer> {
  const bytes = readFileSync(file);
  return file.endsWith(".ico") ? bytes : sharp(bytes).raw().toBuffer();
}

test("the icons in static/ are made from the logo", async () => {
  const folder = temporaryFolder();
  await writeIcons(folder);
  const names = filesBelow(folder).map((file) => path.basename(file));
  expect(names).toHaveLength(6);
  for (const name of names) {
    const made = await pixels(path.join(folder, name));
    const kept = await pixels(path.join("static", name));
    expect([name, made.length]).toEqual([name, kept.length]);
    const differs = made.findIndex(
      (part, at) => Math.abs(part - (kept[at] ?? 0)) > mostDifference,
    );
    expect([name, differs]).toEqual([name, -1]);
  }
});
