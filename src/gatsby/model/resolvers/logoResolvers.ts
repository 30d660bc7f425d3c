import sharp from "sharp";
import { isDrawing } from "../contentTypes";
import {
  findFile,
  type FieldResolvers,
  type ResolverContext,
} from "./findEntry";

type Logo = Pick<Queries.Logo, "path">;

const fileOf = ({ path }: Logo, context: ResolverContext) =>
  findFile(context, `images/${path}`);

/**
 * Resolvers of a logo's fields. Drawings and pictures have separate fields, because Gatsby warns about each drawing in
 * a shared one.
 */
export const logoResolvers: FieldResolvers<Logo> = {
  drawing: (logo, _args, context) =>
    isDrawing(logo.path) ? fileOf(logo, context) : null,
  picture: (logo, _args, context) =>
    isDrawing(logo.path) ? null : fileOf(logo, context),
  aspectRatio: async (logo, _args, context) => {
    const { absolutePath } = await fileOf(logo, context);
    const { width, height } = await sharp(absolutePath).metadata();
    return width / height;
  },
};
