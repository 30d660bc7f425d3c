import { open, readFile, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** What a picture file is, whatever its name says. */
export interface PictureFile {
  /** Format by content: "jpeg", "png", "webp", "svg"; undefined where the file is no picture. */
  readonly format: string | undefined;
  readonly width: number;
  readonly height: number;
  /** What is wrong with a file of a known format, as the end of a sentence. */
  readonly damage?: string | undefined;
}

/** How many bytes from its end a whole picture may close. */
const tailLength = 64;

const closings: Readonly<Record<string, Buffer>> = {
  jpeg: Buffer.from([0xff, 0xd9]),
  png: Buffer.from("IEND"),
};

/** Whether the file goes on to its end; a copy that broke off still begins like a picture. */
async function isWhole(file: string, format: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const start = Buffer.alloc(8);
    await handle.read(start, 0, 8, 0);
    if (format === "webp") return size >= start.readUInt32LE(4) + 8;
    const closing = closings[format];
    if (!closing) return true;
    const tail = Buffer.alloc(Math.min(tailLength, size));
    await handle.read(tail, 0, tail.length, size - tail.length);
    return tail.includes(closing);
  } finally {
    await handle.close();
  }
}

async function damageOf(
  file: string,
  format: string,
): Promise<string | undefined> {
  if (format === "svg") {
    const isActive = /<script|\son[a-z]+\s*=|javascript:/i.test(
      await readFile(file, "utf8"),
    );
    return isActive ? "contains a script" : undefined;
  }
  return (await isWhole(file, format))
    ? undefined
    : "breaks off before its end";
}

async function inspect(file: string): Promise<PictureFile> {
  try {
    const { format, width, height } = await sharp(file).metadata();
    return { format, width, height, damage: await damageOf(file, format) };
  } catch {
    return { format: undefined, width: 0, height: 0 };
  }
}

const known = new Map<string, Promise<PictureFile>>();

/** Reads what a file is, once for each version of it; one that is no picture has no format. */
export async function readPicture(file: string): Promise<PictureFile> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return { format: undefined, width: 0, height: 0 };
  const { ino, size, mtimeMs } = stats;
  const version = `${path.extname(file)} ${ino} ${size} ${mtimeMs}`;
  const picture = known.get(version) ?? inspect(file);
  known.set(version, picture);
  return picture;
}
