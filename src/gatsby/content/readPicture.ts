import sharp from "sharp";

/** The real properties of a picture file, whatever its name says. */
export interface PictureProperties {
  /** Such as jpeg or heif; undefined if the file cannot be read as a picture. */
  readonly format?: string;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
  /** That of EXIF: above 1, only the camera's note in the file turns the picture upright. */
  readonly orientation?: number;
}

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
