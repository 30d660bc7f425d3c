import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { pageSigns, typefaces } from "../src/common/fonts";
import type { Typeface } from "../src/common/fonts";
import { filesBelow } from "../src/gatsby/files/filesBelow";
import { openFont } from "../src/gatsby/files/drawnSigns";
import { formatJson } from "../src/gatsby/model/formatJson";
import { reportAndFail } from "./report";

/** Writes the height of lines into a TTF file. Windows reads the same fields as others by USE_TYPO_METRICS. */
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

/** What browsers apply by default for European scripts, and figures of one width. */
const keepFeatures = [
  ["ccmp", "locl", "rvrn", "rlig", "liga", "clig", "calt", "rclt"],
  ["frac", "numr", "dnom", "pnum", "tnum", "kern", "dist", "mark", "mkmk"],
].flat();

/** The signs of ranges as in CSS, such as `U+0041-005A, U+20B9`. */
function signsIn(ranges: string): string {
  const codePoints = ranges.split(", ").flatMap((range) => {
    const [first = NaN, last = first] = range
      .slice("U+".length)
      .split("-")
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...codePoints);
}

/** The font of a typeface as WOFF2, with the signs and weights of pages. */
async function makeFont({ source, weights, lineBox }: Typeface) {
  const whole = readFileSync(source);
  const [first = NaN, last = first] = weights.split(" ").map(Number);
  const isVariable = "wght" in openFont(whole).variationAxes;
  if (lineBox) setLineBox(whole, lineBox);
  // Not in the argument: its type has no `keepFeatures` yet.
  const options = {
    targetFormat: "woff2" as const,
    keepFeatures,
    ...(isVariable && {
      variationAxes: { wght: { min: first, max: last, default: first } },
    }),
  };
  return subsetFont(whole, signsIn(pageSigns), options);
}

/** A fallback, with the percentages of the font size that give it the width and the lines of a web font. */
async function measure(
  web: Buffer,
  { source, webWeight, ...fallback }: Typeface["fallbacks"][number],
) {
  const options = { variationAxes: { wght: webWeight ?? 0 } };
  const signs = signsIn(pageSigns);
  const font = webWeight ? await subsetFont(web, signs, options) : web;
  const { fontFaces } = createFontStack(
    [await fromBuffer(font), await fromBuffer(readFileSync(source))],
    { fontFaceFormat: "styleObject" },
  );
  const face = fontFaces[0]?.["@font-face"];
  return {
    ...fallback,
    size: face?.sizeAdjust ?? "100%",
    ascent: face?.ascentOverride ?? "normal",
    descent: face?.descentOverride ?? "normal",
    lineGap: face?.lineGapOverride ?? "0%",
  };
}

/** Writes the font of a typeface to a folder and returns the typeface as pages use it. */
async function writeFont(folder: string, typeface: Typeface) {
  const { name, weights, fallbacks, generic } = typeface;
  const woff2 = await makeFont(typeface);
  const hash = createHash("sha256").update(woff2).digest("hex").slice(0, 8);
  const words = `${name} ${weights}`.toLowerCase().replaceAll(" ", "-");
  const file = `${words}-${hash}.woff2`;
  writeFileSync(join(folder, file), woff2);
  return {
    name,
    file: `/fonts/${file}`,
    weights,
    fallbacks: await Promise.all(fallbacks.map((each) => measure(woff2, each))),
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
  const json = await formatJson(JSON.stringify(made, null, 2));
  writeFileSync("src/common/typefaces.json", json);
}

if (require.main === module) main().catch(reportAndFail);
