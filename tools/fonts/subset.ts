import { readFileSync } from "node:fs";
import { compress, decompress } from "woff2-encoder";

/** Functions of HarfBuzz (hb-subset.h). All arguments and results but `memory` are numbers or addresses. */
interface HarfBuzz {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(length: number): number;
  hb_blob_create(
    data: number,
    length: number,
    mode: number,
    userData: number,
    destroy: number,
  ): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set_axis_range(
    input: number,
    face: number,
    tag: number,
    min: number,
    max: number,
    byDefault: number,
  ): number;
  hb_subset_or_fail(face: number, input: number): number;
}

/** Constants of hb-subset.h and hb-blob.h. */
const layoutFeatures = 6;
const keepOutlineOfMissingSigns = 0x40;
const writable = 2;

/** What browsers apply by default for European scripts, and figures of one width. */
const features = [
  ["ccmp", "locl", "rvrn", "rlig", "liga", "clig", "calt", "rclt"],
  ["frac", "numr", "dnom", "pnum", "tnum", "kern", "dist", "mark", "mkmk"],
].flat();

const tag = (name: string) => Buffer.from(name, "latin1").readUInt32BE();

/** The code points of ranges as in CSS, such as `U+0041-005A, U+20B9`. */
function codePoints(ranges: string): number[] {
  return ranges.split(", ").flatMap((range) => {
    const [first = NaN, last = first] = range
      .slice("U+".length)
      .split("-")
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

/** Reads a TTF or WOFF2 file as TTF. */
export async function readTtf(file: string): Promise<Buffer> {
  const bytes = readFileSync(file);
  const isWoff2 = bytes.toString("latin1", 0, 4) === "wOF2";
  return isWoff2 ? Buffer.from(await decompress(bytes)) : bytes;
}

export const toWoff2 = async (ttf: Buffer): Promise<Buffer> =>
  Buffer.from(await compress(ttf));

/**
 * Keeps the signs of a TTF font that are in ranges as in CSS and, if it is variable, the weights between two. The first
 * weight becomes the default.
 */
export async function subset(
  ttf: Buffer,
  ranges: string,
  weights?: readonly [first: number, last: number],
): Promise<Buffer> {
  const program = readFileSync(require.resolve("harfbuzzjs/hb-subset.wasm"));
  const { instance } = await WebAssembly.instantiate(program);
  const hb = instance.exports as unknown as HarfBuzz;
  hb._initialize();

  const start = hb.malloc(ttf.length);
  new Uint8Array(hb.memory.buffer).set(ttf, start);
  const blob = hb.hb_blob_create(start, ttf.length, writable, 0, 0);
  const face = hb.hb_face_create(blob, 0);

  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, keepOutlineOfMissingSigns);
  const signs = hb.hb_subset_input_unicode_set(input);
  for (const codePoint of codePoints(ranges)) hb.hb_set_add(signs, codePoint);
  const kept = hb.hb_subset_input_set(input, layoutFeatures);
  hb.hb_set_clear(kept);
  for (const feature of features) hb.hb_set_add(kept, tag(feature));
  if (weights) {
    const [first, last] = weights;
    const wght = tag("wght");
    hb.hb_subset_input_set_axis_range(input, face, wght, first, last, first);
  }

  const made = hb.hb_subset_or_fail(face, input);
  if (!made) throw new Error("HarfBuzz cannot make a subset of the font.");
  const result = hb.hb_face_reference_blob(made);
  const at = hb.hb_blob_get_data(result, 0);
  const end = at + hb.hb_blob_get_length(result);
  return Buffer.from(new Uint8Array(hb.memory.buffer).slice(at, end));
}
