import { contentText } from "./contentText";

/** The catalogue of pictures, below content/. */
export const catalogueFile = "images/pictures.json";

/** Length of a description that the check accepts, in characters. */
export const altLength = { min: 5, max: 200 };

interface CatalogueEntry {
  readonly path: string;
  readonly alt: string;
}

/** The pictures of a catalogue; none if it is not valid JSON. */
export function catalogued(text: string): readonly CatalogueEntry[] {
  try {
    return JSON.parse(text) as CatalogueEntry[];
  } catch {
    return [];
  }
}

/** Trims a picture's description. Throws an Error for the maintainer if it is too short. */
export function pictureWords(alt: string): string {
  if (alt.trim().length >= altLength.min) return alt.trim();
  throw new Error(
    "Say in a few words what the picture shows, for people who cannot see it. Then add it again.",
  );
}

/** Adds a picture to the catalogue. */
export const withPicture = (
  text: string,
  entry: CatalogueEntry,
): Promise<string> => contentText(JSON.stringify([...catalogued(text), entry]));

/**
 * An unused path below content/images: texts/team-day.jpg, texts/team-day-2.jpg, …
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
 * Merges the changes of two people in the catalogue.
 *
 * @param base The common ancestor.
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
