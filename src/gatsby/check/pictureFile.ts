import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** The content of a picture file, whatever its name says. */
export interface PictureFile {
  /** "jpeg", "png", "webp", "svg"; undefined for a file that is no picture. */
  readonly format?: string | undefined;
  readonly width: number;
  readonly height: number;
  /** The end of a sentence about a damaged or dangerous file. */
  readonly damage?: string | undefined;
}

/** An undamaged picture ends within so many bytes of the end of its file. */
const tailLength = 64;

const endings: Readonly<Record<string, Buffer>> = {
  jpeg: Buffer.from([0xff, 0xd9]),
  png: Buffer.from("IEND"),
};

function damageOf(bytes: Buffer, format: string): string | undefined {
  if (format === "svg")
    return /<script|\son[a-z]+\s*=|javascript:/i.test(bytes.toString())
      ? "contains a script"
      : undefined;
  const isWhole =
    format === "webp"
      ? bytes.length >= bytes.readUInt32LE(4) + 8
      : bytes.subarray(-tailLength).includes(endings[format] ?? "");
  return isWhole ? undefined : "breaks off before its end";
}

async function inspect(file: string): Promise<PictureFile> {
  try {
    const bytes = await readFile(file);
    const { format, width, height } = await sharp(bytes).metadata();
    return { format, width, height, damage: damageOf(bytes, format) };
  } catch {
    return { width: 0, height: 0 };
  }
}

const known = new Map<string, Promise<PictureFile>>();

/** Inspects a picture, once for each version of the file. */
export async function readPicture(file: string): Promise<PictureFile> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return { width: 0, height: 0 };
  const { ino, size, mtimeMs } = stats;
  const version = `${path.extname(file)} ${ino} ${size} ${mtimeMs}`;
  const picture = known.get(version) ?? inspect(file);
  known.set(version, picture);
  return picture;
}
