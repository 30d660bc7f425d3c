import type { Font } from "fontkit";
import { createHash } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageSigns, typefaces } from "../src/common/fonts";
import type { Typeface } from "../src/common/fonts";
import { filesBelow } from "../src/gatsby/files/filesBelow";
import { openFont } from "../src/gatsby/files/drawnSigns";
import { readTtf, subset, toWoff2 } from "./fonts/subset";
import { reportAndFail } from "./report";

/** Writes the height of lines into a font file. Windows reads the same fields as others by USE_TYPO_METRICS. */
function setLineBox(
  sfnt: Buffer,
  { ascent, descent }: NonNullable<Typeface["lineBox"]>,
): void {
  const table = (tag: string) => {
    const entry = sfnt.indexOf(tag, 12, "latin1");
    return sfnt.subarray(sfnt.readUInt32BE(entry + 8));
  };
  const unitsPerEm = table("head").readUInt16BE(18);
  const above = Math.round(ascent * unitsPerEm);
  const below = Math.round(descent * unitsPerEm);
  const hhea = table("hhea");
  hhea.writeInt16BE(above, 4);
  hhea.writeInt16BE(-below, 6);
  hhea.writeInt16BE(0, 8);
  const os2 = table("OS/2");
  const useTypoMetrics = 1 << 7;
  os2.writeUInt16BE(os2.readUInt16BE(62) | useTypoMetrics, 62);
  os2.writeInt16BE(above, 68);
  os2.writeInt16BE(-below, 70);
  os2.writeInt16BE(0, 72);
  os2.writeUInt16BE(above, 74);
  os2.writeUInt16BE(below, 76);
}

/** Makes the font of a typeface, as TTF. */
async function makeFont({ source, weights, lineBox }: Typeface) {
  const whole = await readTtf(source);
  const [first = NaN, last = first] = weights.split(" ").map(Number);
  const { wght } = openFont(whole).variationAxes;
  const isLimited =
    wght &&
    `${wght.min} ${wght.default} ${wght.max}` !== `${first} ${first} ${last}`;
  const limits = isLimited ? ([first, last] as const) : undefined;
  const font = await subset(whole, pageSigns, limits);
  if (lineBox) setLineBox(font, lineBox);
  return font;
}

/** Article 1 of the Universal Declaration of Human Rights. `measured` in fonts.ts is its width, too. */
const sample =
  "All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.";

/** The width of the sample, of the font size. */
const widthIn = (font: Font) =>
  font.layout(sample).advanceWidth / font.unitsPerEm;

const percent = (fraction: number) => Number((fraction * 100).toFixed(2));

/** A fallback, with the percentages of the font size that give it the width and the lines of a web font. */
async function measure(
  web: Buffer,
  { measured, webWeight, ...fallback }: Typeface["fallbacks"][number],
) {
  const font = openFont(
    webWeight ? await subset(web, pageSigns, [webWeight, webWeight]) : web,
  );
  const em = font.unitsPerEm * (widthIn(font) / measured);
  return {
    ...fallback,
    size: percent(em / font.unitsPerEm),
    ascent: percent(font.ascent / em),
    descent: percent(-font.descent / em),
    lineGap: percent(font.lineGap / em),
  };
}

/** Writes the font of a typeface to a folder and returns the typeface as pages use it. */
async function writeFont(folder: string, typeface: Typeface) {
  const { name, weights, fallbacks, generic } = typeface;
  const font = await makeFont(typeface);
  const woff2 = await toWoff2(font);
  const hash = createHash("sha256").update(woff2).digest("hex").slice(0, 8);
  const words = `${name} ${weights}`.toLowerCase().replaceAll(" ", "-");
  const file = `${words}-${hash}.woff2`;
  writeFileSync(join(folder, file), woff2);
  return {
    name,
    file: `/fonts/${file}`,
    weights,
    fallbacks: await Promise.all(fallbacks.map((each) => measure(font, each))),
    generic,
  };
}

/** Writes the fonts of src/common/fonts.ts to a folder and returns the content of typefaces.json. */
export async function writeFonts(folder: string) {
  const { serif, sans } = typefaces;
  return {
    serif: await writeFont(folder, serif),
    sans: await writeFont(folder, sans),
  };
}

async function main() {
  const made = await writeFonts("static/fonts");
  const files = Object.values(made).map(({ file }) => file);
  const old = filesBelow("static/fonts").filter(
    (file) => file.endsWith(".woff2") && !files.includes(`/fonts/${file}`),
  );
  for (const file of old) rmSync(join("static/fonts", file));
  // Jest cannot load Prettier.
  const { format } = await import("prettier");
  const json = JSON.stringify(made, null, 2);
  writeFileSync(
    "src/common/typefaces.json",
    await format(json, { parser: "json" }),
  );
}

if (require.main === module) main().catch(reportAndFail);
