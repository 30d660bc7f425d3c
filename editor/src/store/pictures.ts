import { slug } from "../../../src/common/slug";
import { catalogueOf } from "../../../src/gatsby/model/contentTypes";
import type { Change, StoredFile, Picture, SaveResult } from "./ContentStore";
import { parseJson } from "./contentText";
import { mergeUntouched } from "./merge";

/** The catalogue of pictures, below content/. */
export const catalogueFile = catalogueOf("Picture");

/** Folder of uploads below content/images. Pictures below "articles" may be replaced by stock pictures (docs/product.md#image-rule). */
const folder = "uploads";

/** Longest side in pixels. */
const longestSide = 2000;

/** The pictures of a catalogue; none if it is not valid JSON. */
export const catalogued = (text: string) =>
  (parseJson(text) ?? []) as readonly Omit<Picture, "url">[];

/** Formats that stay as they are; others that the browser can read, such as Safari's HEIC, become JPEG. */
const kept = ["image/jpeg", "image/png", "image/webp"];

/** A picture as a data URL: upright, at most 2000 pixels wide or high, without metadata such as the location. */
async function redraw(file: File): Promise<string> {
  const bitmap =
    file.type !== "image/svg+xml" &&
    (await createImageBitmap(file).catch(() => undefined));
  if (!bitmap)
    throw new Error(
      `“${file.name}” is damaged or not a picture that this browser can read. Add a JPEG, PNG or WebP file. HEIC pictures of an iPhone can be added in Safari; elsewhere export them as JPEG first.`,
    );
  const scale = Math.min(
    1,
    longestSide / Math.max(bitmap.width, bitmap.height),
  );
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL(
    kept.includes(file.type) ? file.type : "image/jpeg",
    0.85,
  );
}

/** A file's name for paths: "Team Day.JPG" is "team-day", with a suffix, because a phone may name all pictures alike. */
function pathName(name: string): string {
  const plain = name.normalize("NFKD").replace(/\P{ASCII}|\.[^.]*$/gu, "");
  return slug(`${plain.slice(0, 60)} ${Date.now().toString(36)}`);
}

type Save = (changes: readonly Change[]) => Promise<SaveResult>;

/** Saves a picture together with its entry in the catalogue. */
export async function savePicture(
  save: Save,
  catalogue: StoredFile,
  { path, alt, bytes }: { path: string; alt: string; bytes: string },
): Promise<readonly StoredFile[]> {
  let edited = catalogue;
  let pictures: unknown = [...catalogued(edited.text), { path, alt }];
  for (;;) {
    const text = JSON.stringify(pictures);
    const result = await save([
      { path: `images/${path}`, text: bytes, base: null },
      { path: catalogueFile, text, base: edited.version },
    ]);
    if (result.status === "saved") return result.files;
    if (result.status === "refused") {
      const [problem] = result.problems;
      throw new Error(`${problem?.message} ${problem?.remedy}`);
    }
    // Somebody else has changed the catalogue since the page was loaded.
    pictures = mergeUntouched(result, edited, pictures);
    edited = result.theirs;
  }
}

/**
 * Redraws and saves a picture, and adds it to the catalogue.
 *
 * @param signal Gives the upload up, until it is sent.
 * @returns The picture and the saved catalogue.
 * @throws Error with a sentence for the maintainer.
 */
export async function uploadPicture(
  save: Save,
  catalogue: StoredFile,
  file: File,
  alt: string,
  signal: AbortSignal,
): Promise<{ picture: Picture; files: readonly StoredFile[] }> {
  const url = await redraw(file);
  signal.throwIfAborted();
  const [, type = "", bytes = ""] =
    /^data:image\/(\w+);base64,(.*)$/.exec(url) ?? [];
  const path = `${folder}/${pathName(file.name)}.${type.replace("jpeg", "jpg")}`;
  const files = await savePicture(save, catalogue, { path, alt, bytes });
  return { picture: { path, alt, url }, files };
}
