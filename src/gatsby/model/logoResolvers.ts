import path from "node:path";
import sharp from "sharp";
import { contentFolder } from "./contentFolder";
import { derived, findEntry, type ResolverContext } from "./fieldExtensions";

interface Logo {
  /** Below content/images. */
  path: string;
}

/** Whether a path leads to an SVG drawing, which the site uses unchanged. */
export const isDrawing = (place: string): boolean =>
  place.toLowerCase().endsWith(".svg");

const fileOf = (
  { path: place }: Logo,
  context: ResolverContext,
): Promise<object> =>
  findEntry(context, "File", "relativePath", `images/${place}`);

/**
 * Resolves the fields of a logo. Drawings and pictures have separate fields, because Gatsby warns about each drawing in
 * a shared one.
 */
export const logoResolvers = derived<Logo>({
  drawing: (logo, context) =>
    isDrawing(logo.path) ? fileOf(logo, context) : null,
  picture: (logo, context) =>
    isDrawing(logo.path) ? null : fileOf(logo, context),
  aspectRatio: async (logo) => {
    const file = path.join(contentFolder, "images", logo.path);
    const { width, height } = await sharp(file).metadata();
    return width / height;
  },
});
