import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { generateContent } from "./generateContent";
import { Random } from "./random";
import { writeVariant } from "./writeVariant";

const photographs = Array.from(
  { length: 40 },
  (_, index) => `photos/photo-${index}.jpg`,
);
/** Enough that entries which show a logo each differ in it. */
const drawings = Array.from(
  { length: 40 },
  (_, index) => `drawings/drawing-${index}.svg`,
);
/** Files that only a catalogue names, each as the first entry of its own. */
const spare = { pictures: "spare/spare.jpg", logos: "spare/logo.png" };

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="90" viewBox="0 0 900 90"><path d="M0 0h900v90H0z"/></svg>\n';

/** Leaves nothing out that may be left out, and makes lists of several entries. */
class Everything extends Random {
  override size(least: number, most: number): number {
    return Math.min(least + 3, most);
  }

  override chance(): boolean {
    return true;
  }
}

async function drawPictures(folder: string): Promise<void> {
  const plain = sharp({
    create: { width: 1600, height: 1200, channels: 3, background: "#e8b04a" },
  });
  const contents: Record<string, string | Buffer> = {
    ".jpg": await plain.jpeg().toBuffer(),
    ".png": await plain.png().toBuffer(),
    ".svg": svg,
  };
  for (const file of [...photographs, ...drawings, ...Object.values(spare)]) {
    const place = path.join(folder, "images", file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, contents[path.extname(file)] ?? "");
  }
}

/**
 * Makes a content folder that the check accepts and that owes nothing to content/: texts that nobody wrote, plain
 * pictures.
 *
 * @returns Its path; it stands alone in a temporary folder.
 */
export async function makeOwnContent(): Promise<string> {
  const folder = path.join(
    mkdtempSync(path.join(tmpdir(), "site-")),
    "content",
  );
  const files = generateContent(new Everything(1), {
    pictures: photographs,
    logos: drawings,
  });
  // As few events as may be: one fewer is a fault.
  for (const file of files.keys())
    if (/^events\/.*-[2-9]\.json$/.test(file)) files.delete(file);
  for (const [catalogue, file] of Object.entries(spare)) {
    const name = `images/${catalogue}.json`;
    const entries = files.get(name) as unknown[];
    files.set(name, [{ path: file, alt: "A plain yellow one." }, ...entries]);
  }
  await drawPictures(folder);
  writeVariant(folder, files);
  return folder;
}
