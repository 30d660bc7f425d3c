import { readFile } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";

/** The content of a picture file, whatever its name says; without a format it is no picture. */
export type PictureFile = Partial<
  Pick<Metadata, "format" | "width" | "height">
>;

/** Inspects a picture. */
export async function readPicture(file: string): Promise<PictureFile> {
  try {
    return await sharp(await readFile(file)).metadata();
  } catch {
    return {};
  }
}
