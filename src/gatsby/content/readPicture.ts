import sharp from "sharp";

/** The real properties of a picture file, whatever its name says. */
export interface PictureProperties {
  /** Such as jpeg or heif; undefined if the file cannot be read as a picture. */
  readonly format?: string;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Whether only the camera's note in the file turns it upright. */
  readonly isTurned?: boolean;
  /** Whether the file says where the photograph was taken. */
  readonly hasPlace?: boolean;
}

/** The entry of EXIF that leads to GPS, in both orders of bytes. */
const gpsEntries = ["8825000400000001", "2588040001000000"].map((bytes) =>
  Buffer.from(bytes, "hex"),
);

/** Reads the properties of a picture. */
export async function readPicture(bytes: Buffer): Promise<PictureProperties> {
  try {
    const {
      format,
      width,
      height,
      orientation = 1,
      exif,
    } = await sharp(bytes).metadata();
    return {
      format,
      width,
      height,
      isTurned: orientation > 1,
      hasPlace: gpsEntries.some((entry) => exif?.includes(entry)),
    };
  } catch {
    return /^.{4}ftyp.*he(?:ic|ix|vc|is)/s.test(bytes.toString("latin1", 0, 32))
      ? { format: "heif" }
      : {};
  }
}
