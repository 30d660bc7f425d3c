import { readFile } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";

/** The real properties of a picture file, whatever its name says. Empty if it is not a picture. */
export type PictureFile = Partial<
  Pick<Metadata, "format" | "width" | "height">
>;

/** Reads the properties of a picture file. */
export async function readPicture(file: string): Promise<PictureFile> {
  try {
    return await sharp(await readFile(file)).metadata();
  } catch {
    return {};
  }
}
