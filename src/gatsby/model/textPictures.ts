import type { IGatsbyImageData } from "gatsby-plugin-image";
import { isObjectType, type GraphQLResolveInfo } from "graphql";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PictureSources } from "../../common/PictureSources";
import { unescapeHtml } from "./escapeHtml";
import { findEntry, type ResolverContext } from "./fieldExtensions";

/** An img tag in the sanitiser's output. */
const imgTag = /<img src="([^"]*)" alt="([^"]*)" \/>/g;

/** Widths of a picture in `Prose` (docs/pictures.md#files-that-the-build-makes). */
const imageArguments = {
  width: 741,
  breakpoints: [371, 741, 1376],
  sizes:
    "(min-width: 1280px) 688px, (min-width: 900px) calc(55vw - 24px), (min-width: 748px) 688px, calc(94.4vw - 19px)",
};

/** A picture's image data, as a query gets it from `gatsbyImageData`. */
async function imageData(
  path: string,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<IGatsbyImageData> {
  const { id } = await findEntry<{ id: string }>(
    context,
    "File",
    "relativePath",
    `images/${path}`,
  );
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
 * Renders the pictures of a text like all pictures of the site: AVIF and JPEG in several widths, with their size,
 * loaded lazily (docs/decisions/plain-picture.md).
 *
 * @param html The output of `articleHtml`.
 */
export async function withPictures(
  html: string,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<string> {
  const pictures = await Promise.all(
    [...html.matchAll(imgTag)].map(async ([, src = "", alt = ""]) =>
      renderToStaticMarkup(
        createElement(PictureSources, {
          image: await imageData(unescapeHtml(src), context, info),
          alt: unescapeHtml(alt),
        }),
      ),
    ),
  );
  return html.replace(imgTag, () => pictures.shift() ?? "");
}

/** The pictures of a text, as entries of the catalogue. */
export function picturesIn(
  blocks: readonly string[],
  context: ResolverContext,
): Promise<object[]> {
  const paths = blocks.flatMap((block) =>
    [...block.matchAll(/<img src="([^"]*)"/g)].map(([, src = ""]) =>
      unescapeHtml(src),
    ),
  );
  return Promise.all(
    paths.map((path) => findEntry(context, "Picture", "path", path)),
  );
}
