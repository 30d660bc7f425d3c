import path from "node:path";
import sharp from "sharp";
import { contentFolder } from "./contentFolder";
import { findEntry, type ResolverContext } from "./findEntry";

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

/** Width divided by height. */
async function aspectRatio({ path: place }: Logo): Promise<number> {
  const file = path.join(contentFolder, "images", place);
  const { width, height } = await sharp(file).metadata();
  return width / height;
}

/**
 * Resolvers of a logo's fields. Drawings and pictures have separate fields, because Gatsby warns about each drawing in
 * a shared one.
 */
export const logoResolvers = {
  drawing: {
    resolve: (logo: Logo, _args: object, context: ResolverContext) =>
      isDrawing(logo.path) ? fileOf(logo, context) : null,
  },
  picture: {
    resolve: (logo: Logo, _args: object, context: ResolverContext) =>
      isDrawing(logo.path) ? null : fileOf(logo, context),
  },
  aspectRatio: { resolve: aspectRatio },
};
