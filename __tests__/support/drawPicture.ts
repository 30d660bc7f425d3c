import sharp from "sharp";

/** A picture of one colour. With the orientation 6 it lies on its side; `kept` is the share of its bytes that remain. */
export async function drawPicture(
  width: number,
  height: number,
  { format = "jpeg" as "jpeg" | "png" | "gif", orientation = 1, kept = 1 } = {},
): Promise<Buffer> {
  const create = { width, height, channels: 3, background: "#e8b04a" } as const;
  const picture = sharp({ create }).withMetadata({ orientation });
  const bytes = await picture.toFormat(format).toBuffer();
  return bytes.subarray(0, bytes.length * kept);
}
