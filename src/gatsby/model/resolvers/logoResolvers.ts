import path from "node:path";
import sharp from "sharp";
import { contentFolder } from "../../content/readContent";
import { isDrawing } from "../contentTypes";
import {
  findEntry,
  type FieldResolvers,
  type ResolverContext,
} from "./findEntry";

type Logo = Pick<Queries.Logo, "path">;

const fileOf = (logo: Logo, context: ResolverContext): Promise<object> =>
  findEntry(context, "File", "relativePath", `images/${logo.path}`);

/**
 * Resolvers of a logo's fields. Drawings and pictures have separate fields, because Gatsby warns about each drawing in
 * a shared one.
 */
export const logoResolvers: FieldResolvers<Logo> = {
  drawing: (logo, context) =>
    isDrawing(logo.path) ? fileOf(logo, context) : null,
  picture: (logo, context) =>
    isDrawing(logo.path) ? null : fileOf(logo, context),
  aspectRatio: async (logo) => {
    const file = path.join(contentFolder, "images", logo.path);
    const { width, height } = await sharp(file).metadata();
    return width / height;
  },
};
