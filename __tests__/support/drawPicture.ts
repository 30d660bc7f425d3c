import sharp from "sharp";

interface Drawing {
  format?: "jpeg" | "png";
  /** As in EXIF; with 6 the picture lies on its side. */
  orientation?: number;
}

/** Draws a picture of one colour. */
export const drawPicture = (
  width: number,
  height: number,
  { format = "jpeg", orientation = 1 }: Drawing = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#e8b04a" } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
