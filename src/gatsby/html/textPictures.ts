import type { Root } from "hast";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { isObjectType, type GraphQLResolveInfo } from "graphql";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PictureSources } from "../../common/PictureSources";
import { findFile, type ResolverContext } from "../model/resolvers/findEntry";
import { elementsOf, renderTree, textPipeline } from "./textTree";

/** Widths of a picture in `Prose` (docs/quality.md#pictures). */
const imageArguments = {
  width: 741,
  breakpoints: [371, 741, 1376],
  sizes:
    "(min-width: 1280px) 688px, (min-width: 900px) calc(55vw - 24px), (min-width: 748px) 688px, calc(94.4vw - 19px)",
};

/** A picture's image data, as a query gets it from `gatsbyImageData`. */
async function pluginImageData(
  /** Below content/images. */
  path: string,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<IGatsbyImageData> {
  const { id } = await findFile(context, `images/${path}`);
  const image = await context.nodeModel.findOne<object>({
    type: "ImageSharp",
    query: { filter: { parent: { id: { eq: id } } } },
  });
  const type = info.schema.getType("ImageSharp");
  const resolve = isObjectType(type)
    ? type.getFields()["gatsbyImageData"]?.resolve
    : undefined;
  if (!image || !resolve)
    throw new Error(`content/images/${path} is not a picture.`);
  return resolve(
    image,
    { ...imageArguments },
    context,
    info,
  ) as Promise<IGatsbyImageData>;
}

/**
 * Renders a text. Its pictures are like all pictures of the site: two formats in several widths, with their size,
 * loaded lazily (docs/decisions.md#pictures).
 *
 * @param tree The output of textTree. Its img elements are replaced.
 */
export async function renderWithPictures(
  tree: Root,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<string> {
  await Promise.all(
    elementsOf(tree, "img").map(async (img) => {
      const picture = createElement(PictureSources, {
        image: await pluginImageData(
          String(img.properties["src"]),
          context,
          info,
        ),
        alt: String(img.properties["alt"]),
      });
      const markup = renderToStaticMarkup(picture);
      Object.assign(img, textPipeline.parse(markup).children[0]);
    }),
  );
  return renderTree(tree);
}
