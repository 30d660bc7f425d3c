import { slug } from "../../../src/common/slug";
import { catalogueOf } from "../../../src/gatsby/model/contentTypes";
import {
  alsoChanged,
  type ContentFile,
  type ContentStore,
  type Picture,
} from "./ContentStore";

/** The catalogue of pictures, below content/. */
export const catalogueFile = catalogueOf("Picture");

/** Folder of uploads below content/images. Pictures below "articles" may be replaced by stock pictures (docs/product.md#image-rule). */
const folder = "uploads";

/** Longest side in pixels. */
const longestSide = 2000;

/** The pictures of a catalogue; none if it is not valid JSON. */
export function catalogued(text: string): readonly Omit<Picture, "url">[] {
  try {
    return JSON.parse(text) as Omit<Picture, "url">[];
  } catch {
    return [];
  }
}

/** A picture as a data URL: upright, at most 2000 pixels wide or high, without metadata such as the location. */
async function redraw(file: File): Promise<string> {
  const bitmap =
    /^image\/(jpeg|png|webp)$/.test(file.type) &&
    (await createImageBitmap(file).catch(() => undefined));
  if (!bitmap)
    throw new Error(
      `“${file.name}” is damaged or not a picture that the site can use. Add a JPEG, PNG or WebP file. HEIC pictures of an iPhone must be exported as JPEG first.`,
    );
  const scale = Math.min(
    1,
    longestSide / Math.max(bitmap.width, bitmap.height),
  );
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL(file.type, 0.85);
}

/** A file's name for paths: "Team Day.JPG" is "team-day", with a suffix, because a phone may name all pictures alike. */
function pathName({ name, type }: File): string {
  const plain = name.normalize("NFKD").replace(/\P{ASCII}|\.[^.]*$/gu, "");
  const ending = type.replace(/^image\//, "").replace("jpeg", "jpg");
  return `${slug(`${plain.slice(0, 60)} ${Date.now().toString(36)}`)}.${ending}`;
}

/**
 * Redraws and saves a picture, and adds it to the catalogue.
 *
 * @returns The picture and the saved catalogue.
 * @throws Error with a sentence for the maintainer.
 */
export async function addPicture(
  store: ContentStore,
  catalogue: ContentFile,
  file: File,
  alt: string,
): Promise<{ picture: Picture; files: readonly ContentFile[] }> {
  const url = await redraw(file);
  const path = `${folder}/${pathName(file)}`;
  const add = ({ text, version }: ContentFile) =>
    store.save([
      {
        path: `images/${path}`,
        text: url.replace(/^.*,/, ""),
        base: null,
      },
      {
        path: catalogueFile,
        text: JSON.stringify([...catalogued(text), { path, alt }]),
        base: version,
      },
    ]);
  let result = await add(catalogue);
  // Somebody else has added a picture since the page was loaded.
  if (result.status === "conflict" && !result.base)
    result = await add(result.theirs);
  if (result.status === "saved")
    return { picture: { path, alt, url }, files: result.files };
  if (result.status === "conflict") throw alsoChanged(catalogueFile);
  const [problem] = result.problems;
  throw new Error(`“${file.name}”: ${problem?.message} ${problem?.remedy}`);
}
