import sharp, { type Metadata } from "sharp";

/** Why a picture cannot be shown, or not as a whole. */
export type PictureFault =
  | "pointer"
  | "heic"
  | "incomplete"
  | "turned"
  | "noNamespace"
  | "animated"
  | "transparent";

/** The real properties of a picture file, whatever its name says. Empty if it is not a picture. */
export type PictureProperties = Partial<
  Pick<Metadata, "format" | "width" | "height">
> & { readonly fault?: PictureFault | undefined };

/** No picture that the check accepts has more. */
const maxDecodedPixels = 4800 * 4800;

/** Width at which transparent parts are looked for. */
const transparencyWidth = 64;

/** Decodes a picture at a small size. More pixels would take long, and its size is a problem of its own. */
async function faultOf(
  bytes: Buffer,
  metadata: Metadata,
): Promise<PictureFault | undefined> {
  const { format, width, height, orientation = 1, pages = 1 } = metadata;
  if (orientation > 1) return "turned";
  if (format === "svg" && !/<svg[^>]*\sxmlns=["']/.test(String(bytes)))
    return "noNamespace";
  if (width * height > maxDecodedPixels) return undefined;
  try {
    const small = sharp(bytes).resize(transparencyWidth);
    const { isOpaque } = await sharp(await small.png().toBuffer()).stats();
    if (pages > 1) return "animated";
    return isOpaque || format === "svg" ? undefined : "transparent";
  } catch {
    return "incomplete";
  }
}

/** Files that are no pictures of the site, by their first bytes. */
const otherFormats: readonly (readonly [RegExp, PictureFault])[] = [
  [/^version https:\/\/git-lfs/, "pointer"],
  [/^.{4}ftyp.*he(?:ic|ix|vc|is)/s, "heic"],
];

/** Reads the properties of a picture and tries whether it can be shown. */
export async function readPicture(bytes: Buffer): Promise<PictureProperties> {
  const beginning = bytes.toString("latin1", 0, 32);
  const [, other] =
    otherFormats.find(([pattern]) => pattern.test(beginning)) ?? [];
  if (other) return { fault: other };
  try {
    const metadata = await sharp(bytes).metadata();
    return { ...metadata, fault: await faultOf(bytes, metadata) };
  } catch {
    return {};
  }
}
