import type { Picture } from "./ContentStore";
import { contentText } from "./contentText";

/** The catalogue of pictures, below content/. */
export const catalogueFile = "images/pictures.json";

/** Length of a description that the check accepts, in characters. */
export const altLength = { min: 5, max: 200 };

type CatalogueEntry = Omit<Picture, "url">;

/** The pictures of a catalogue; none if it is not valid JSON. */
export function catalogued(text: string): readonly CatalogueEntry[] {
  try {
    return JSON.parse(text) as CatalogueEntry[];
  } catch {
    return [];
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
