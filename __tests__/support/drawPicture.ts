import sharp from "sharp";

interface Drawing {
  format?: "jpeg" | "png" | "gif";
  /** As in EXIF; with 6 the picture lies on its side. */
  orientation?: number;
  /** The share of its bytes that remain. */
  kept?: number;
  transparent?: boolean;
}

/** Draws a picture of one colour. */
export async function drawPicture(
  width: number,
  height: number,
  { format = "jpeg", orientation = 1, kept = 1, transparent }: Drawing = {},
): Promise<Buffer> {
  const background = transparent ? "#e8b04a80" : "#e8b04a";
  const create = { width, height, channels: 4, background } as const;
  const picture = sharp({ create }).withMetadata({ orientation });
  const bytes = await picture.toFormat(format).toBuffer();
  return bytes.subarray(0, bytes.length * kept);
}
