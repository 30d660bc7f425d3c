import { createHash } from "node:crypto";
import sharp, { type Metadata } from "sharp";

/** Why a picture cannot be shown, although its header is readable. */
export type PictureFault = "incomplete" | "turned" | "noNamespace";

/** The real properties of a picture file, whatever its name says. Empty if it is not a picture. */
export type PictureFile = Partial<
  Pick<Metadata, "format" | "width" | "height">
> & { readonly fault?: PictureFault | undefined };

/** No picture that the check accepts has more. */
const maxDecodedPixels = 4800 * 4800;

/** Decodes a picture at a small size. More pixels would take long, and its size is a problem of its own. */
async function faultOf(
  bytes: Buffer,
  { format, width, height, orientation = 1 }: Metadata,
): Promise<PictureFault | undefined> {
  if (orientation > 1) return "turned";
  if (format === "svg" && !/<svg[^>]*\sxmlns=["']/.test(String(bytes)))
    return "noNamespace";
  if (width * height > maxDecodedPixels) return undefined;
  try {
    await sharp(bytes).resize(8).raw().toBuffer();
    return undefined;
  } catch {
    return "incomplete";
  }
}

async function inspect(bytes: Buffer): Promise<PictureFile> {
  try {
    const metadata = await sharp(bytes).metadata();
    return { ...metadata, fault: await faultOf(bytes, metadata) };
  } catch {
    return {};
  }
}

/** Pictures by their hash: the editor checks the same ones at every save. */
const inspected = new Map<string, Promise<PictureFile>>();

/** Reads the properties of a picture and tries whether it can be shown. */
export function readPicture(bytes: Buffer): Promise<PictureFile> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  const picture = inspected.get(hash) ?? inspect(bytes);
  inspected.set(hash, picture);
  return picture;
}
