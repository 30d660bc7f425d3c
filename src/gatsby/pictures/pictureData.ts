import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import reporter from "gatsby/reporter";
import type { GraphQLResolveInfo } from "graphql";

/** Arguments of `gatsbyImageData`. */
interface PictureArguments {
  width?: number;
  formats?: readonly string[];
}

type Resolver = (
  image: { parent: string },
  args: PictureArguments,
  context: { nodeModel: { getNodeById(query: { id: string }): object } },
  info: GraphQLResolveInfo & { originalResolver: Resolver },
) => Promise<IGatsbyImageData>;

const quietReporter = {
  // It would warn that AVIF alone has no fallback.
  warn: () => undefined,
  error: (message: string) => reporter.error(message),
  panic: (message: string, error: Error) => reporter.panic(message, error),
};

/**
 * Resolves `gatsbyImageData` to AVIF in every width and one file in another format, for old browsers and other sites.
 * Gatsby's own resolver encodes that format in every width, too.
 */
export const pictureData: Resolver = async (image, args, context, info) => {
  const { formats = ["jpg", "avif"], width } = args;
  const { images, ...data } = await info.originalResolver(
    image,
    {
      ...args,
      formats: formats.filter((format) => format !== "avif"),
      ...(width && { breakpoints: [width] }),
    },
    context,
    info,
  );
  const fallback = { src: images.fallback?.src ?? "" };
  if (!formats.includes("avif")) return { ...data, images: { fallback } };
  const avif = await generateImageData({
    file: context.nodeModel.getNodeById({ id: image.parent }),
    args: { ...args, formats: ["avif"] },
    reporter: quietReporter,
  });
  const { srcSet = "", sizes = "" } = avif.images.fallback ?? {};
  return {
    ...data,
    images: { fallback, sources: [{ type: "image/avif", srcSet, sizes }] },
  };
};
