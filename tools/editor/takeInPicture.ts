import sharp from "sharp";
import { ChangeRefused } from "./contentChange";

/** Largest file in bytes: more than any camera makes of one picture. */
const largestFile = 30_000_000;
/** Longest side in pixels (docs/pictures.md#source-files). */
const longestSide = 2000;

/** What a file is told to be by its first bytes, where the site cannot use it. */
const foreign: readonly (readonly [RegExp, string])[] = [
  [
    /^.{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1)/s,
    "a HEIC picture of an iPhone, which few browsers can show. On the iPhone choose Settings › Camera › Formats › Most Compatible, or open the picture and export it as JPEG; then add it again",
  ],
  [
    /^(\uFEFF|\s)*<(\?xml|!--|!DOCTYPE svg|svg)/i,
    "a drawing (SVG), which can hold programs. Export it as PNG; then add it again",
  ],
  [
    /^(%PDF|PK|Rar!|.{4}ftyp(?!avif))/s,
    "not a picture. Add a JPEG, PNG or WebP file",
  ],
];

/** Encodes a picture as its format asks for; the build makes smaller files of it. */
const encoders: Readonly<
  Record<string, (picture: sharp.Sharp) => sharp.Sharp>
> = {
  jpeg: (picture) => picture.jpeg({ quality: 85, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 88 }),
};

function refuse(name: string, fault: string): never {
  throw new ChangeRefused(`“${name}” is ${fault}.`);
}

/** A picture as the site keeps it. */
export interface TakenPicture {
  readonly bytes: Buffer;
  /** "jpeg", "png" or "webp". */
  readonly format: string;
}

/**
 * Takes in a picture from somebody's disk or phone: upright, no larger than the site needs, and without what the
 * camera wrote into it, such as where it was taken.
 *
 * @param name As the person calls the file.
 * @throws ChangeRefused for what is no picture that the site can use, whatever its name says.
 */
export async function takeInPicture(
  name: string,
  bytes: Buffer,
): Promise<TakenPicture> {
  if (bytes.length > largestFile)
    refuse(
      name,
      `${Math.round(bytes.length / 1_000_000)} MB large; ${largestFile / 1_000_000} MB are the most. Save a smaller copy, ${longestSide} pixels wide, and add that one`,
    );
  const start = bytes.subarray(0, 200).toString("latin1");
  const fault = foreign.find(([pattern]) => pattern.test(start))?.[1];
  if (fault) refuse(name, fault);
  try {
    const picture = sharp(bytes, { failOn: "error" }).autoOrient();
    const { format } = await picture.metadata();
    const encode = encoders[format];
    if (!encode) {
      return refuse(
        name,
        `of the kind ${format.toUpperCase()}. Add a JPEG, PNG or WebP file`,
      );
    }
    const fitting = picture.resize({
      width: longestSide,
      height: longestSide,
      fit: "inside",
      withoutEnlargement: true,
    });
    return { bytes: await encode(fitting).toBuffer(), format };
  } catch (error) {
    if (error instanceof ChangeRefused) throw error;
    return refuse(
      name,
      "damaged, or not a picture. Open it, save it as JPEG, and add that file",
    );
  }
}
