import sharp, { type Metadata } from "sharp";

/** The real properties of a picture file, whatever its name says; none if it cannot be read as a picture. */
export type PictureProperties = Partial<
  Pick<Metadata, "format" | "width" | "height" | "orientation">
>;

/** The last bytes of a JPEG. One that was cut off has them at most early, at the end of its preview. */
const jpegEnd = Buffer.from([0xff, 0xd9]);

/** Reads the properties of a picture. */
export async function readPicture(bytes: Buffer): Promise<PictureProperties> {
  try {
    const properties = await sharp(bytes).metadata();
    const isCut = bytes.lastIndexOf(jpegEnd) < bytes.length / 2;
    return properties.format === "jpeg" && isCut ? {} : properties;
  } catch {
    // sharp reads no HEIC, the photographs of phones.
    const isHeic = bytes.toString("latin1", 4, 12).startsWith("ftyphe");
    return isHeic ? { format: "heif" } : {};
  }
}
