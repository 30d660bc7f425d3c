import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { devNull } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { filesBelow } from "../../src/gatsby/files/filesBelow";
import type { Difference } from "./page";

/** So many differing pictures are taken again: a browser draws one of some hundred wrongly. */
const mostAgain = 24;

/** Rows that are shown around a difference, and the most rows, because WebP ends at 16,383. */
const margin = 40;
const maxHeight = 4000;

type Finding = Omit<Difference, "file">;

/** The lines that differ, with one around them. A missing file has no lines. */
function compareTexts(paths: readonly string[]): Finding {
  const options = ["--no-index", "--no-color", "--text", "--unified=1"];
  const files = paths.map((each) => (existsSync(each) ? each : devNull));
  const { stdout } = spawnSync("git", ["diff", ...options, ...files], {
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  const lines = stdout.slice(stdout.indexOf("\n@@") + 1);
  return { summary: `${lines.match(/^[-+]/gm)?.length ?? 0} lines`, lines };
}

/** An empty file stands for a picture that could not be taken. */
export const hasContent = (file: string) =>
  existsSync(file) && statSync(file).size > 0;

/** Compares every pixel of two pictures, and finds nothing in equal ones. The smaller one gets a magenta edge, unlike any page. */
async function comparePixels(
  files: readonly string[],
): Promise<Finding | undefined> {
  const missing = files.findIndex((file) => !hasContent(file));
  if (missing >= 0)
    return { summary: `no picture ${missing === 0 ? "before" : "after"}` };
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const raw = { width, height, channels: 3, background: "magenta" } as const;
  const [one = Buffer.of(), other = Buffer.of()] = await Promise.all(
    files.map((input) =>
      sharp({ create: raw })
        .composite([{ input, gravity: "northwest" }])
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  const marks = Buffer.alloc(one.length, 255);
  let [count, left, top, right, bottom] = [0, width, height, 0, 0];
  for (let at = 0; at < one.length; at += 3) {
    if (one.readUIntBE(at, 3) === other.readUIntBE(at, 3)) continue;
    marks.writeUIntBE(0xcc0000, at, 3);
    count += 1;
    const x = (at / 3) % width;
    bottom = Math.floor(at / 3 / width);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    top = Math.min(top, bottom);
  }
  if (count === 0) return undefined;
  const start = Math.max(0, top - margin);
  const rows = Math.min(height, bottom + margin) - start;
  const crop = {
    left: 0,
    top: start,
    width,
    height: Math.min(rows, maxHeight),
  };
  const pictures = await Promise.all(
    [one, other, marks].map((input) =>
      sharp(input, { raw }).extract(crop).webp().toBuffer(),
    ),
  );
  const summary = `${count} px, from ${left}, ${top} to ${right}, ${bottom}`;
  return { summary, pictures };
}

/** Compares the documents or the pictures of two folders. */
export async function compareFolders(
  folders: readonly string[],
  isIncluded: (file: string) => boolean = () => true,
) {
  const names = folders.flatMap(filesBelow);
  const differences: Difference[] = [];
  const equal: string[] = [];
  for (const file of [...new Set(names)].filter(isIncluded).sort()) {
    const both = folders.map((folder) => join(folder, file));
    const [one, other] = both.map((each) =>
      existsSync(each) ? readFileSync(each) : undefined,
    );
    const compare = file.endsWith(".png") ? comparePixels : compareTexts;
    const isSame = one?.length && other?.equals(one);
    const finding = isSame ? undefined : await compare(both);
    if (finding) differences.push({ file, ...finding });
    else equal.push(file);
  }
  return { differences, equal };
}

/**
 * Compares the pictures of two folders. What differs has differed twice.
 *
 * @param take Takes the pictures that are missing, with more care if it takes them again, and returns both folders.
 */
export async function comparePictures(
  take: (isAgain: boolean) => Promise<readonly string[]>,
  isIncluded: (file: string) => boolean,
) {
  const folders = await take(false);
  const result = await compareFolders(folders, isIncluded);
  const count = result.differences.length;
  if (count === 0 || count > mostAgain) return result;
  for (const { file } of result.differences)
    for (const folder of folders) rmSync(join(folder, file), { force: true });
  return compareFolders(await take(true), isIncluded);
}
