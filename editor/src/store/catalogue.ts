import { contentText } from "./contentText";

/** The catalogue of pictures, below content/. */
export const catalogueFile = "images/pictures.json";

/** Characters of a picture's description that the check accepts. */
export const altLength = { min: 5, max: 200 };

interface CatalogueEntry {
  readonly path: string;
  readonly alt: string;
}

/** The pictures of a catalogue; none where it cannot be read. */
export function catalogued(text: string): readonly CatalogueEntry[] {
  try {
    return JSON.parse(text) as CatalogueEntry[];
  } catch {
    return [];
  }
}

/** The words of a picture without spaces around them. Throws an Error for the maintainer where they are missing. */
export function pictureWords(alt: string): string {
  if (alt.trim().length >= altLength.min) return alt.trim();
  throw new Error(
    "Say in a few words what the picture shows, for those who cannot see it; then add it again.",
  );
}

/** The catalogue with one more picture. */
export const withPicture = (
  text: string,
  entry: CatalogueEntry,
): Promise<string> => contentText(JSON.stringify([...catalogued(text), entry]));

/**
 * A path below content/images that no picture has: texts/team-day.jpg, texts/team-day-2.jpg, …
 *
 * @param name The file's name with its ending.
 * @param isTaken Receives the path.
 */
export function freePicturePath(
  folder: string,
  name: string,
  isTaken: (path: string) => boolean,
): string {
  if (!/^[a-z]+(\/[a-z]+)*$/.test(folder))
    throw new Error("Choose one of the folders of pictures.");
  const [, plain = "", ending = ""] = /^(.*)\.(jpg|png|webp)$/.exec(name) ?? [];
  if (!ending) throw new Error("Add a JPEG, PNG or WebP file.");
  const letters = plain.normalize("NFKD").toLowerCase();
  const words = letters.match(/[a-z0-9]+/g) ?? ["picture"];
  const base = `${folder}/${words.join("-").slice(0, 60)}`;
  for (let number = 1; ; number++) {
    const path = `${base}${number > 1 ? `-${number}` : ""}.${ending}`;
    if (!isTaken(path)) return path;
  }
}

/**
 * The catalogue after two people changed it: pictures are added and described in several drafts at once.
 *
 * @param base What both began from.
 */
export function mergeCatalogues(
  base: string,
  theirs: string,
  mine: string,
): Promise<string> {
  const altOf = (text: string) =>
    new Map(catalogued(text).map(({ path, alt }) => [path, alt]));
  const [old, own, merged] = [altOf(base), altOf(mine), altOf(theirs)];
  for (const [path, alt] of own)
    if (old.get(path) !== alt) merged.set(path, alt);
  for (const path of old.keys()) if (!own.has(path)) merged.delete(path);
  const entries = [...merged].map(([path, alt]) => ({ path, alt }));
  return contentText(JSON.stringify(entries));
}
