/** Longest side in pixels. */
const longestSide = 2000;

const endings: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

/**
 * Redraws a picture: upright, at most 2000 pixels wide or high, without metadata such as the location.
 *
 * @throws Error with a sentence for the maintainer.
 */
export async function redrawPicture(
  file: File,
): Promise<{ bytes: Blob; ending: string }> {
  const ending = endings[file.type];
  const bitmap =
    ending && (await createImageBitmap(file).catch(() => undefined));
  if (!bitmap)
    throw new Error(
      `“${file.name}” is damaged or not a picture that the site can use. Add a JPEG, PNG or WebP file. HEIC pictures of an iPhone must be exported as JPEG first.`,
    );
  const scale = Math.min(
    1,
    longestSide / Math.max(bitmap.width, bitmap.height),
  );
  const canvas = new OffscreenCanvas(
    Math.round(bitmap.width * scale),
    Math.round(bitmap.height * scale),
  );
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const type = file.type;
  return { bytes: await canvas.convertToBlob({ type, quality: 0.85 }), ending };
}
