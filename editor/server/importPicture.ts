import sharp from "sharp";

/** Largest file in bytes. */
export const largestPicture = 20_000_000;
/** Longest side in pixels (docs/pictures.md#source-files). */
const longestSide = 2000;

/** Kinds of files, by their first bytes, that the site cannot show. */
const unusable: readonly (readonly [RegExp, string])[] = [
  [
    /^.{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1)/s,
    "a HEIC picture of an iPhone, which few browsers show. Open it, export it as JPEG, and add that file",
  ],
  [
    /^(ï»¿|\s)*<(\?xml|!--|!DOCTYPE svg|svg)/i,
    "a drawing (SVG), which can hold programs. Export it as PNG, and add that file",
  ],
  [
    /^(%PDF|PK|Rar!|.{4}ftyp(?!avif))/s,
    "not a picture. Add a JPEG, PNG or WebP file",
  ],
];

/** Encodes a picture in its own format; the build makes smaller files of it. */
const encoders: Readonly<
  Record<string, (picture: sharp.Sharp) => sharp.Sharp>
> = {
  jpeg: (picture) => picture.jpeg({ quality: 85, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 88 }),
};

/**
 * Prepares a picture from somebody's disk or phone: upright, no larger than the site needs, without the camera's notes
 * such as the place.
 *
 * @param name As the person calls the file.
 * @throws Error with a sentence for the maintainer where the site cannot use the file, whatever its name says.
 */
export async function importPicture(
  name: string,
  bytes: Buffer,
): Promise<{ bytes: Buffer; ending: string }> {
  if (bytes.length > largestPicture)
    throw new Error(
      `“${name}” is ${Math.round(bytes.length / 1_000_000)} MB large; 20 MB are the most. Save a smaller copy, ${longestSide} pixels wide, and add that one.`,
    );
  const start = bytes.subarray(0, 200).toString("latin1");
  const problem = unusable.find(([pattern]) => pattern.test(start))?.[1];
  if (problem) throw new Error(`“${name}” is ${problem}.`);
  const picture = sharp(bytes, { failOn: "error" }).autoOrient();
  const damaged = () =>
    new Error(
      `“${name}” is damaged, or not a picture. Open it, save it as JPEG, and add that file.`,
    );
  const { format } = await picture.metadata().catch(() => {
    throw damaged();
  });
  const encode = encoders[format];
  if (!encode)
    throw new Error(
      `“${name}” is of the kind ${format.toUpperCase()}. Add a JPEG, PNG or WebP file.`,
    );
  const fitting = picture.resize({
    width: longestSide,
    height: longestSide,
    fit: "inside",
    withoutEnlargement: true,
  });
  const encoded = await encode(fitting)
    .toBuffer()
    .catch(() => {
      throw damaged();
    });
  return { bytes: encoded, ending: format === "jpeg" ? "jpg" : format };
}
